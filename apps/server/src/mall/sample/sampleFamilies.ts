import type { Size } from './sampleBases.ts';
import { logicFamilies } from './sampleLogicFamilies.ts';

/** Parts of one category that have a price of their own, by partKey; without sizes, those of the category. */
export interface Family {
  category: string;
  numbers: RegExp;
  yuan: number;
  sizes?: readonly Size[];
}

const families = (category: string, ...list: [RegExp, number, ...Size[]][]): Family[] =>
  list.map(([numbers, yuan, ...sizes]) => ({ category, numbers, yuan, ...(sizes.length > 0 ? { sizes } : {}) }));

/** Families with prices of their own; the first of a category that fits holds. */
export const sampleFamilies: readonly Family[] = [
  ...logicFamilies.flatMap(([category, ...list]) => families(category, ...list)),
  ...families('power/ldo', [/^(?:78|L78|LM78|MC78|UA78|KA78|NCV78)L/, 0.35], [/^(?:78|L78|LM78|MC78|UA78|KA78|79|L79|LM79|MC79)/, 0.6],
    [/^(?:AMS|AZ|AP|LD|CJT|NCP|LM|SPX|TLV)1117/, 0.42], [/^LM3[13]7/, 0.7], [/^(?:XC6|ME6|HT7|RT9|SPX3)/, 0.5], [/^(?:LT|LTC)\d/, 17], [/^(?:TPS|ADP|LP\d)/, 3.4],
    [/^(?:MIC|MAX)\d/, 3], [/^(?:MCP1|TLV7|AP2|NCP)/, 1.2], [/^B[AD]\w*F?C?0/, 2.2]),
  ...families('power/dcdc', [/^(?:TSR|R78|K78|OKI|TSRN)/, 42, ['ioutA', 1, 0.5]], [/^LTM\d/, 110], [/^LTC?\d/, 30], [/^(?:TPS|LMR|LMZ)\d/, 6], [/^LM25[79]\d/, 5], [/^(?:MC3[34]063|XL\d|MP\d)/, 2]),
  ...families('power/vref', [/^(?:TL|KA|LM)431/, 0.22], [/^LM4040/, 2.4], [/^LM[1-3]85/, 1.6]), ...families('power/battery', [/^(?:TP|LTH|HX)\d/, 0.45]),
  ...families('amplifier/opamp', [/^(?:LM(?:[12]58|358|2904|321)|RC4558)/, 0.75], [/^LM(?:[12]24|324|2902)/, 0.9], [/^(?:TL0[678]\d|NE553\d|UA741|LM741|MC3\d|MC14)/, 1.2], [/^(?:MCP6|LMV|TLV)\d/, 1.8]),
  ...families('amplifier/comparator', [/^LM[123]?(?:93|39|293|393|339|2901|2903)/, 0.6], [/^LM[123]11/, 0.9]),
  ...families('amplifier/audio', [/^MA120/, 34], [/^TDA72/, 11], [/^(?:TDA20|LM18|LM28|LM38[68]|LM47)/, 9], [/^LM3[78]\d/, 1.6], [/^PAM8/, 1.1], [/^(?:IRS?|SI8|SSM|THAT)\d/, 14]),
  ...families('interface/can-lin', [/^(?:ISO|ISOW|ADM3|TJA1052)/, 14], [/^TCAN45/, 17]), ...families('interface/rs485-rs232', [/^(?:ADM2[456]|ISO3|LTM2)/, 28], [/^SC16IS/, 14]),
  ...families('interface/usb', [/^CH3\d/, 2.2], [/^CP21/, 7], [/^FT(?:2232|4232)/, 30], [/^FT/, 13], [/^(?:TUSB|USB|CY7)/, 17]),
  ...families('interface/ethernet', [/^LAN8[67]/, 6.5], [/^LAN9/, 32]), ...families('interface/analog-switch', [/^(?:CD40|74HC|MC140)/, 0.9]), ...families('interface/other', [/^AD9[89]/, 110], [/^PCA9306/, 1.6]),
  ...families('isolation/opto', [/^(?:PC8|EL8|LTV|SFH6|TLP[1-6]\d\d|CNY|4N|MOC|TIL)/, 0.7], [/^(?:HCPL|ACPL|6N13|ACNV)/, 5.5]), ...families('driver/gate', [/^IR(?:2[12]3[35]|2233|2235)/, 19]),
  ...families('clock/timer', [/^(?:NE|SE|SA|NA|LM|MC1)\d?55[56]/, 0.55], [/^AD95|^SY58/, 55]), ...families('clock/rtc', [/^DS323/, 14], [/^PCF85/, 1.8]),
  ...families('sensor/temperature', [/^(?:MAX318|LMT7)/, 26], [/^LM75|^DS18/, 3.5]), ...families('sensor/pressure', [/^MPX/, 78], [/^(?:LPS|BMP|ILPS)/, 11]), ...families('sensor/current', [/^ACS7/, 11], [/^CQ/, 13], [/^(?:LA|HO|HX|LTSR|HTFS)/, 85]),
  ...families('diode/switching', [/^(?:1N|LL)/, 0.03]), ...families('diode/rectifier', [/^1N400/, 0.055], [/^(?:STBR|VS)/, 0.1]), ...families('diode/schottky', [/^BAT/, 0.1]), ...families('diode/bridge', [/^GUO/, 3.6]),
  ...families('transistor/module', [/^F[PS](\d+)R/, 210, ['number', 25, 0.6]], [/^MG12(\d+)/, 170, ['number', 15, 0.4]], [/^STGIPS(\d+)/, 72, ['number', 14, 0.5]]), ...families('transistor/thyristor', [/^BT[AB]16/, 2.6], [/^DB3/, 0.14]),
  ...families('protection/other', [/^TBU/, 7], [/^ZEN/, 1.6]), ...families('capacitor/mlcc', [/^CKG/, 4.5, ['capacitancePF', 10_000_000, 0.45]], [/^CGA/, 0.09]), ...families('inductor/common-mode', [/^FN/, 82]), ...families('inductor/power', [/^H7137/, 4]),
  ...families('module/power-acdc', [/^HLK/, 13.5], [/^IRM/, 20], [/^TMLM(\d\d)/, 90, ['number', 5, 0.5]], [/^RAC(\d\d)/, 60, ['number', 4, 0.5]], [/^MFM(\d\d)/, 52, ['number', 15, 0.5]], [/^T[MP][A-Z]/, 72]),
  ...families('module/power-dcdc', [/^T[A-Z]{2,3}\d/, 45], [/^(?:TPSM|LT|BD|TPS|V78)/, 30]),
  ...families('module/wireless', [/^ESP32WROO/, 21], [/^ESP/, 18], [/^(?:AITHINKER|RA0)/, 14], [/^RFM/, 28], [/^XB/, 190], [/^(?:SARA|LENA|BG95)/, 92], [/^(?:RN|BLE|BM|MRF)/, 66], [/^DWM/, 160], [/^(?:WRL|COM|249)/, 75]),
  ...families('module/gnss', [/^NEOM8|^MAXM8/, 62]), ...families('module/other', [/^RASPBERRY/, 240]), ...families('opto/led', [/^WS28|^SK68/, 0.4]), ...families('relay/ssr', [/^MOC/, 2], [/^FOD/, 3.5]), ...families('rf/transceiver', [/^NRF24/, 4.5]),
]; // prettier-ignore
