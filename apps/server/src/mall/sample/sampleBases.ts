/**
 * A value that a price follows: a parameter's code or `pins`, `watts` (of a module), `number` (in the part number) or
 * `precision` (one in how many percent); where the typical price holds; the power with which the price grows; below which
 * value the price does not fall any more.
 */
export type Size = readonly [value: string, at: number, power: number, least?: number];

/** Typical price in yuan where all sizes have their usual values, and what it follows. */
type Base = readonly [yuan: number, ...sizes: Size[]];

const controller: readonly Size[] = [['flashKB', 64, 0.3], ['ramKB', 20, 0.22], ['pins', 48, 0.35]]; // prettier-ignore
const small: readonly Size[] = [['flashKB', 16, 0.3, 2], ['ramKB', 1, 0.22, 0.25], ['pins', 28, 0.35]]; // prettier-ignore
const module: readonly Size[] = [['watts', 3, 0.5, 0.5]];

/** Every category's own base. The words of the rule are docs/sample.md's. */
export const sampleBases: Readonly<Record<string, Base>> = {
  'mcu/arm-32': [12, ...controller], 'mcu/riscv': [5, ...controller], 'mcu/8bit': [5, ...small], 'mcu/16bit': [9, ...small],
  'mcu/32bit-other': [20, ...controller], 'mcu/wireless-soc': [13, ...controller], 'mcu/mcu-other': [6, ...small],
  'processor/mpu': [90], 'processor/dsp': [45, ...controller], 'processor/fpga': [150], 'processor/cpld': [32, ['pins', 100, 0.4]],
  'power/ldo': [1, ['ioutA', 0.3, 0.4]], 'power/dcdc': [3.2, ['ioutA', 2, 0.45]], 'power/dcdc-controller': [4.5], 'power/acdc': [3.4], 'power/battery': [6],
  'power/vref': [3.2], 'power/supervisor': [1.8], 'power/load-switch': [3.2], 'power/pmic': [9], 'power/charge-pump': [3.5],
  'driver/gate': [5], 'driver/motor': [7], 'driver/led': [3.2], 'driver/display': [8], 'driver/other': [5],
  'amplifier/opamp': [3, ['channels', 2, 0.4]], 'amplifier/instrumentation': [14, ['channels', 1, 0.4]], 'amplifier/difference': [11, ['channels', 1, 0.4]],
  'amplifier/current-sense': [3.8, ['channels', 1, 0.4]], 'amplifier/audio': [6, ['powerW', 10, 0.35]], 'amplifier/comparator': [2, ['channels', 2, 0.4]],
  'amplifier/buffer-video': [9],
  'converter/adc': [14, ['resolutionBits', 12, 2], ['sampleRateKsps', 100, 0.3], ['channels', 1, 0.3]],
  'converter/dac': [11, ['resolutionBits', 12, 2], ['channels', 1, 0.35]], 'converter/digipot': [5.5], 'converter/afe': [14],
  'logic/gate': [0.6, ['channels', 4, 0.25]], 'logic/buffer': [0.9, ['channels', 4, 0.25]], 'logic/flipflop': [0.85, ['channels', 2, 0.25]],
  'logic/register': [0.8], 'logic/mux': [0.85, ['channels', 1, 0.25]], 'logic/counter': [1, ['channels', 1, 0.25]],
  'logic/translator': [1.5, ['channels', 4, 0.3]], 'logic/other': [0.9, ['channels', 1, 0.25]],
  'memory/nor-flash': [1.6, ['memoryKbit', 8192, 0.6, 512]], 'memory/nand-flash': [11, ['memoryKbit', 1_048_576, 0.5]], 'memory/eeprom': [0.55, ['memoryKbit', 16, 0.35]],
  'memory/sram': [14, ['memoryKbit', 1024, 0.5]], 'memory/dram': [22, ['memoryKbit', 262_144, 0.45]], 'memory/fram': [9, ['memoryKbit', 64, 0.45]], 'memory/other': [11],
  'interface/rs485-rs232': [2.4], 'interface/can-lin': [4], 'interface/usb': [7], 'interface/ethernet': [16], 'interface/io-expander': [4.2],
  'interface/lvds-serdes': [9], 'interface/audio-video': [13], 'interface/analog-switch': [3.2], 'interface/other': [7],
  'isolation/digital': [8, ['channels', 2, 0.4]], 'isolation/opto': [1.1, ['channels', 1, 0.5]], 'isolation/analog': [24],
  'clock/rtc': [3.6], 'clock/generator': [28], 'clock/timer': [1.6],
  'crystal/crystal': [0.6], 'crystal/oscillator': [7], 'crystal/resonator': [0.35],
  'sensor/temperature': [4.5], 'sensor/humidity': [13], 'sensor/pressure': [32], 'sensor/motion': [12], 'sensor/magnetic': [3.6],
  'sensor/current': [20, ['currentA', 20, 0.3]], 'sensor/optical': [8.5], 'sensor/gas': [85], 'sensor/touch-proximity': [5], 'sensor/other': [16],
  'diode/rectifier': [0.075, ['ifA', 1, 0.9, 0.5]], 'diode/schottky': [0.14, ['ifA', 1, 0.7, 0.2]], 'diode/zener': [0.06, ['powerW', 0.5, 0.5]], 'diode/switching': [0.035],
  'diode/bridge': [0.4, ['ifA', 1, 0.75]], 'diode/sic': [6, ['ifA', 5, 0.8]], 'diode/other': [0.12, ['ifA', 1, 0.7]],
  'transistor/mosfet': [0.16, ['idA', 1, 0.6, 0.2], ['vdsV', 30, 0.45]], 'transistor/bjt': [0.08, ['icA', 0.2, 0.7, 0.05]], 'transistor/digital': [0.09],
  'transistor/igbt': [18], 'transistor/darlington': [1.1, ['icA', 0.5, 0.35]], 'transistor/thyristor': [1.6], 'transistor/sic-gan': [32, ['idA', 20, 0.6], ['vdsV', 650, 0.5]],
  'transistor/jfet': [1.5], 'transistor/module': [190],
  'protection/tvs': [0.16, ['peakPulseW', 400, 0.5]], 'protection/esd': [0.3, ['channels', 1, 0.4]], 'protection/fuse': [0.35], 'protection/ptc-fuse': [0.32, ['holdA', 0.5, 0.4]],
  'protection/varistor': [0.25], 'protection/gdt': [0.9], 'protection/other': [3],
  'resistor/chip': [0.0075, ['powerW', 0.1, 0.7, 0.05], ['precision', 1, 0.3, 1]], 'resistor/shunt': [0.25, ['powerW', 1, 0.5]], 'resistor/through-hole': [0.02, ['powerW', 0.25, 0.6]],
  'resistor/array': [0.02], 'resistor/thermistor': [0.18], 'resistor/potentiometer': [1.3],
  'capacitor/mlcc': [0.014, ['capacitancePF', 100_000, 0.45, 100_000]], 'capacitor/electrolytic': [0.14, ['capacitancePF', 47_000_000, 0.4]],
  'capacitor/polymer': [2.4, ['capacitancePF', 150_000_000, 0.35]], 'capacitor/tantalum': [0.5, ['capacitancePF', 10_000_000, 0.4]], 'capacitor/film': [0.4], 'capacitor/safety': [0.5],
  'capacitor/ceramic-th': [0.06], 'capacitor/super': [9],
  'inductor/power': [1.3], 'inductor/chip': [0.18], 'inductor/ferrite': [0.05, ['currentA', 1, 0.3]], 'inductor/common-mode': [4], 'inductor/through-hole': [0.5],
  'inductor/transformer': [13, ['powerVA', 2, 0.5]],
  'connector/header': [0.9, ['contacts', 4, 0.6]], 'connector/wire-to-board': [0.5], 'connector/board-to-board': [1.8], 'connector/ffc-fpc': [0.8], 'connector/usb': [2],
  'connector/terminal-block': [2.2], 'connector/rf': [4.5], 'connector/ethernet': [6], 'connector/card': [1.6], 'connector/audio': [14], 'connector/power': [1.5],
  'connector/dsub': [6], 'connector/other': [3],
  'rf/transceiver': [9], 'rf/amplifier': [13], 'rf/filter': [9], 'rf/switch': [6], 'rf/mixer': [42], 'rf/nfc-rfid': [6.5], 'rf/antenna': [0.9], 'rf/passive': [4], 'rf/other': [12],
  'module/power-dcdc': [28, ...module], 'module/power-acdc': [20, ...module], 'module/wireless': [60], 'module/gnss': [75], 'module/other': [200],
  'opto/led': [0.12], 'opto/display': [4], 'opto/ir': [1.1], 'opto/laser-fiber': [65],
  'relay/power': [5.5, ['contactA', 5, 0.4]], 'relay/signal': [8.5], 'relay/ssr': [11, ['contactA', 2, 0.35]], 'relay/reed': [19], 'relay/other': [8],
  'switch/tactile': [0.4], 'switch/slide': [1.8], 'switch/dip': [1.5], 'switch/micro': [1.2], 'switch/encoder': [7], 'switch/other': [8],
  'electromech/buzzer': [2.4], 'electromech/microphone': [7], 'electromech/speaker': [3.5], 'electromech/battery-holder': [1.2], 'electromech/other': [3],
}; // prettier-ignore
