/** The premium squares of crossword boards. */
import { css } from "lit";

/** Grounds of the premium squares; their labels read on them in light and dark. */
export const premiumStyles = css`
  .p-d {
    --ground: light-dark(#cfe2ee, #22404f);
    --label: light-dark(#23506b, #a6d2eb);
  }

  .p-t {
    --ground: light-dark(#94c3e0, #2c6486);
    --label: light-dark(#0f3a55, #d8eefb);
  }

  .p-q {
    --ground: light-dark(#5aa0d0, #4a96c6);
    --label: light-dark(#04202f, #021019);
  }

  .p-D {
    --ground: light-dark(#f6d5cb, #54322b);
    --label: light-dark(#7c2f1d, #ffc4b5);
  }

  .p-T {
    --ground: light-dark(#ee9e8a, #8c4636);
    --label: light-dark(#54170a, #ffe6df);
  }

  .p-Q {
    --ground: light-dark(#dd6f55, #c4634b);
    --label: light-dark(#330b03, #2a0903);
  }

  .p-1 {
    --ground: light-dark(#f3de8e, #5e5121);
    --label: light-dark(#5c4a06, #f5e3a0);
  }

  .p-2 {
    --ground: light-dark(#bcdfae, #315434);
    --label: light-dark(#24501f, #c6ecba);
  }

  .p-3 {
    --ground: light-dark(#abcfec, #29506f);
    --label: light-dark(#174264, #c3e1f7);
  }

  .p-4,
  .p-6,
  .p-7,
  .p-8,
  .p-9 {
    --ground: light-dark(#d8cbe9, #47395d);
    --label: light-dark(#46306a, #dccdf3);
  }

  .p-5 {
    --ground: light-dark(#f1aa9c, #7d3b31);
    --label: light-dark(#5f1b10, #ffd5cc);
  }

  [class~="p-+"] {
    --ground: light-dark(#f5c945, #86671a);
    --label: light-dark(#4a3500, #fff0c2);
  }
`;
