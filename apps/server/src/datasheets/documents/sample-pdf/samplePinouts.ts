/** A pin as the sample sheets say it. */
export interface SheetPin {
  number: number;
  name: string;
  description: string;
}

interface Pinout {
  mpn: RegExp;
  packageCase: RegExp;
  pins: readonly [name: string, description: string][];
}

/** Pins of parts that every maker numbers alike in these packages, in the order of their numbers. */
const pinouts: readonly Pinout[] = [
  {
    mpn: /^NE555/,
    packageCase: /^(SOIC|DIP)-8$/,
    pins: [
      ['GND', '地'],
      ['TRIG', '触发输入，低于三分之一电源电压时输出变高'],
      ['OUT', '输出'],
      ['RESET', '复位输入，低电平有效'],
      ['CONT', '控制电压，接比较器的分压点'],
      ['THRES', '阈值输入，高于控制电压时输出变低'],
      ['DISCH', '放电端，集电极开路'],
      ['VCC', '电源'],
    ],
  },
  {
    mpn: /^LM358/,
    packageCase: /^(SOIC|DIP)-8$/,
    pins: [
      ['OUT1', '运放 1 输出'],
      ['IN1−', '运放 1 反相输入'],
      ['IN1+', '运放 1 同相输入'],
      ['GND', '地或负电源'],
      ['IN2+', '运放 2 同相输入'],
      ['IN2−', '运放 2 反相输入'],
      ['OUT2', '运放 2 输出'],
      ['VCC', '正电源'],
    ],
  },
  {
    mpn: /^LM324/,
    packageCase: /^(SOIC|DIP)-14$/,
    pins: [
      ['OUT1', '运放 1 输出'],
      ['IN1−', '运放 1 反相输入'],
      ['IN1+', '运放 1 同相输入'],
      ['VCC', '正电源'],
      ['IN2+', '运放 2 同相输入'],
      ['IN2−', '运放 2 反相输入'],
      ['OUT2', '运放 2 输出'],
      ['OUT3', '运放 3 输出'],
      ['IN3−', '运放 3 反相输入'],
      ['IN3+', '运放 3 同相输入'],
      ['GND', '地或负电源'],
      ['IN4+', '运放 4 同相输入'],
      ['IN4−', '运放 4 反相输入'],
      ['OUT4', '运放 4 输出'],
    ],
  },
  {
    mpn: /^AMS1117-\d/,
    packageCase: /^SOT-223(-3)?$/,
    pins: [
      ['GND', '地'],
      ['VOUT', '输出，与散热片相连'],
      ['VIN', '输入'],
    ],
  },
];

/** The pins of a part by number; none where they are not known, or the package has another count of them. */
export function samplePins({ mpn, packageCase, pins }: { mpn: string; packageCase: string | null; pins: number | null }): SheetPin[] {
  const known = pinouts.find((one) => one.mpn.test(mpn) && one.packageCase.test(packageCase ?? '') && one.pins.length === pins);
  return known?.pins.map(([name, description], at) => ({ number: at + 1, name, description })) ?? [];
}
