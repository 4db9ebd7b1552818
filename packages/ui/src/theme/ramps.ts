/** The steps of a ramp, lightest first. Contrast depends on the step alone: 600 and darker is text on white. */
export type RampStep = 25 | 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

const steps = [25, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

function ramp(hexes: string): Readonly<Record<RampStep, string>> {
  const values = hexes.split(' ');
  return Object.fromEntries(steps.map((step, i) => [step, `#${values[i] ?? ''}`])) as Record<RampStep, string>;
}

/** Six OKLCH ramps of equal lightness per step, as sRGB hexes. Only the token files may read them; parts name meanings. */
export const ramps = {
  slate: ramp('fafbfd f3f6f9 e9edf2 d7dde4 bdc5ce 9ba6b1 7c8894 616d7b 4a5765 35414e 222c38 131b25'),
  green: ramp('f6fdfa ebfaf3 d8f5e7 b4ebd3 85d8b6 4bbc93 139d75 007f5d 006549 004c36 003524 002116'),
  copper: ramp('fffaf7 fff3ed ffe7db ffd1b9 f9b189 e78951 cb6620 a94e00 873d00 672c00 471e03 2c1204'),
  blue: ramp('f9fbff f0f6ff e1eeff c6dfff 9cc7ff 65a7fa 3586e6 096acb 0053a5 003e7e 002a59 031a38'),
  red: ramp('fffaf9 fff2f1 ffe6e4 ffcfca ffaba3 f97770 e24947 c02b2f 9b1e22 761619 511011 330b0a'),
  amber: ramp('fffaf3 fff4e3 ffeac7 ffd690 f0ba59 d49915 ae7c00 8d6300 704e00 553a00 3b2700 251802'),
} as const;
