import type { Pin } from '@chippage/api/types';

const names = [
  ['GND', '地'],
  ['TRIG', '触发输入，低于三分之一电源电压时输出变高'],
  ['OUT', '输出'],
  ['RESET', '复位输入，低电平有效'],
  ['CONT', '控制电压，接比较器的分压点'],
  ['THRES', '阈值输入，高于控制电压时输出变低'],
  ['DISCH', '放电端，集电极开路'],
  ['VCC', '电源'],
] as const;

/** The pins of a timer, as its sheet says them. */
export const ne555Pinout: Pin[] = names.map(([name, description], at) => ({ number: at + 1, name, description, documentId: 11, page: 4, isSure: true }));
