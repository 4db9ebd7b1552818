/**
 * HS 2022 subheadings (six digits, World Customs Organization) by category, or by the first half of its id. A category that a part's
 * power, voltage, build or use divides among several subheadings has null, or stands nowhere: MOSFETs below and above 1 W, relays below
 * and above 60 V, sensors.
 */
const hsCodes: Readonly<Record<string, string | null>> = {
  mcu: '854231',
  'processor/mpu': '854231',
  'processor/dsp': '854231',
  'processor/fpga': '854239',
  'processor/cpld': '854239',
  memory: '854232',
  amplifier: '854233',
  'amplifier/comparator': null,
  power: '854239',
  driver: '854239',
  converter: '854239',
  logic: '854239',
  interface: '854239',
  clock: '854239',
  'isolation/digital': '854239',
  'isolation/opto': '854149',
  'crystal/crystal': '854160',
  'crystal/resonator': '854160',
  diode: '854110',
  'transistor/igbt': '854129',
  'transistor/thyristor': '854130',
  'protection/tvs': '854110',
  'protection/esd': '854110',
  'protection/fuse': '853610',
  'protection/ptc-fuse': '853340',
  'protection/varistor': '853340',
  'resistor/chip': '853321',
  'resistor/array': '853321',
  'resistor/thermistor': '853340',
  'capacitor/mlcc': '853224',
  'capacitor/electrolytic': '853222',
  'capacitor/tantalum': '853221',
  'capacitor/film': '853225',
  'capacitor/super': '853229',
  inductor: '850450',
  'inductor/transformer': '850431',
  connector: '853669',
  'connector/terminal-block': '853690',
  'rf/transceiver': '854239',
  'rf/antenna': '852910',
  'module/power-dcdc': '850440',
  'module/power-acdc': '850440',
  'module/wireless': '851762',
  'module/gnss': '852691',
  'opto/led': '854141',
  switch: '853650',
  'switch/encoder': null,
  'electromech/buzzer': '853180',
  'electromech/microphone': '851810',
};

/** HS code of parts of a category; null where the category alone does not decide it. */
export function sampleHsCode(categoryId: string): string | null {
  const own = hsCodes[categoryId];
  return own === undefined ? (hsCodes[categoryId.split('/')[0] ?? ''] ?? null) : own;
}
