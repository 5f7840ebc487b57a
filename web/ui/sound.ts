/** Short sounds, made on the spot: for those who have asked for them. */

export type Sound = "play" | "bonus" | "win";

/** The notes of each, in hertz. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  play: [392],
  bonus: [523, 659, 784],
  win: [392, 523, 659, 784],
};

/** Seconds that a note takes, and after which the next begins. */
const LENGTH = 0.22;
const STEP = 0.09;

/** Of 1. */
const LOUDNESS = 0.12;

let audio: AudioContext | null = null;

/** Play a sound. Browsers allow it only after the visitor has done something on the page. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [n, hertz] of NOTES[sound].entries()) {
    const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), now + n * STEP];
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}
