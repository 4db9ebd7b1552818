import type { Size } from './sampleBases.ts';

const number = (at: number, power: number): Size => ['number', at, power];

/** Prices of controllers and programmable logic by family; the digits in brackets are the size of an FPGA or a CPLD. */
export const logicFamilies: readonly [category: string, ...list: [RegExp, number, ...Size[]][]][] = [
  ['mcu/arm-32',
    [/^STM32F1/, 11], [/^STM32(?:F0|G0|C0|C5)/, 5], [/^STM32U0/, 6], [/^STM32F4/, 8], [/^STM32[FH]7/, 9], [/^STM32(?:H5|U5|L5|U3)/, 9], [/^STM32(?:L[014]|G4|F[23])/, 9.5],
    [/^STM32W/, 13], [/^STM32N6/, 14], [/^STM32/, 10], [/^GD32F1/, 5.5], [/^GD32E2|^GD32F3[13]/, 3.6], [/^GD32/, 6.5], [/^AT32/, 4.6], [/^(?:APM32|CH32F|HK32|AIR32|MM32|N32|HC32|HT32)/, 3.4],
    [/^PY32/, 1.3], [/^RP2/, 4.5], [/^MSPM0/, 3.5], [/^R7FA[02]/, 6.5], [/^R7/, 13], [/^(?:LPC8|LPC11)/, 8], [/^(?:TM4C|LM[34])/, 26], [/^MIMXRT/, 20], [/^(?:MAX32|ADUCM)/, 24]],
  ['mcu/8bit', [/^(?:STC|IAP|IRC)/, 2.4], [/^STM8S/, 2.4], [/^STM8/, 4], [/^CH5/, 2], [/^(?:N76|MS51)/, 2], [/^ATTINY/, 6], [/^ATMEGA/, 9], [/^(?:ATXMEGA|AT90)/, 15], [/^PIC1[02]/, 4.5], [/^PIC/, 9], [/^C8051/, 16], [/^EFM8/, 5], [/^MC9S08/, 12]],
  ['mcu/16bit', [/^MSP430G/, 7], [/^MSP430/, 13], [/^PIC24/, 14], [/^R5F/, 6]],
  ['mcu/riscv', [/^CH32V00/, 2], [/^CH32V3/, 5], [/^CH32/, 3.6], [/^GD32V/, 6]],
  ['mcu/32bit-other', [/^MCF/, 55], [/^AT32UC/, 38]],
  ['mcu/wireless-soc', [/^ESP32/, 9], [/^ESP8/, 4.5], [/^NRF51/, 8], [/^NRF5[23]/, 9.5], [/^NRF9/, 60], [/^EFR32/, 12], [/^CC/, 12], [/^CH5/, 4]],
  ['processor/mpu', [/^STM32MP13/, 42], [/^STM32MP15/, 78], [/^MCIMX6Q/, 360], [/^MCIMX6D/, 270], [/^P4080/, 3500], [/^ATSAMA5/, 46], [/^Z80/, 26], [/^(?:MC)?68/, 46]],
  ['processor/dsp', [/^DSPIC/, 22], [/^DSP56/, 220], [/^TMS320/, 78]],
  ['processor/fpga',
    [/^XCZU(\d+)DR/, 60_000, number(43, 0.6)], [/^XCZU(\d+)/, 21_000, number(15, 1.2)], [/^XCVU(\d+)/, 62_000, number(95, 1)], [/^XCKU(\d+)/, 9500, number(40, 1.05)],
    [/^XC7V[XH]?(\d+)/, 20_000, number(415, 1.1)], [/^XC7K(\d+)/, 4200, number(325, 1.3)], [/^XC7A(\d+)/, 620, number(100, 0.85)], [/^XC7S(\d+)/, 290, number(50, 0.85)], [/^XC7Z(\d+)/, 330, number(10, 1.7)],
    [/^XC6V[A-Z]*(\d+)/, 8200, number(130, 1)], [/^XC6S[A-Z]*(\d+)/, 330, number(45, 0.9)], [/^XC3S(\d+)/, 160, number(500, 0.85)],
    [/^EP4CGX(\d+)/, 1750, number(150, 1)], [/^EP4CE(\d+)/, 85, number(10, 1.05)], [/^EP3C(\d+)/, 95, number(10, 1)], [/^EP2C(\d+)/, 100, number(10, 1)], [/^10CL(\d{3})/, 130, number(16, 0.95)], [/^10M(\d\d)/, 115, number(8, 0.85)],
    [/^LFE5UM5G(\d\d)/, 125, number(25, 0.85)], [/^LFE5UM(\d\d)/, 98, number(25, 0.85)], [/^LFE5U(\d\d)/, 72, number(25, 0.85)], [/^LFE3(\d+)/, 720, number(70, 0.9)], [/^LFXP2(\d+)/, 110, number(5, 0.8)], [/^ICE40[A-Z]*(\d+)/, 36, number(1, 0.35)], [/^ICE5/, 28],
    [/^A3P(\d+)/, 195, number(250, 0.75)], [/^EX(\d+)/, 150, number(64, 0.6)], [/^ACT/, 560], [/^M2GL(\d{3})/, 1150, number(90, 1)], [/^GW5A[ST]*(\d{2,3})/, 120, number(15, 0.9)], [/^E[GF]\d/, 42],
    [/^TI(\d+)/, 185, number(60, 0.95)], [/^T(\d+)/, 72, number(20, 0.9)]],
  ['processor/cpld',
    [/^EPM(240|570|1270|2210)/, 62, number(570, 1.05)], [/^XC95(36|72|144|288)/, 25, number(72, 0.9)], [/^XCR3(\d{3})/, 42, number(64, 0.85)], [/^XC2C(\d+)/, 19, number(64, 1)],
    [/^LCMXO3LF?(\d+)/, 26, number(1300, 0.75)], [/^LCMXO2(\d+)/, 32, number(1200, 0.65)], [/^SLG/, 5.5], [/^XCF/, 26]],
]; // prettier-ignore
