/** Shows in the frame what stands after the #. */
const frame = document.querySelector("iframe");
if (frame) frame.src = location.hash.slice(1);
