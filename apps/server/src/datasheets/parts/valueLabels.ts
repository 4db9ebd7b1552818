/** Words of values: as they are stored, other spellings that sources use, and as visitors read them. */
const words: [stored: string, label: string, ...spellings: string[]][] = [
  ['yes', '是', 'true'],
  ['no', '否', 'false'],
  ['fixed', '固定'],
  ['adjustable', '可调'],
  ['open-drain', '开漏'],
  ['push-pull', '推挽', 'push-pull type'],
  ['tri-state', '三态'],
  ['phototransistor', '光电晶体管'],
  ['voltage buffer', '电压缓冲'],
  ['buck', '降压'],
  ['boost', '升压'],
  ['buck-boost', '升降压'],
  ['flyback', '反激'],
  ['uni', '单向'],
  ['bi', '双向'],
  ['red', '红'],
  ['green', '绿'],
  ['yellow', '黄'],
  ['blue', '蓝'],
  ['orange', '橙'],
  ['white', '白'],
  ['amber', '琥珀'],
  ['rgb', 'RGB'],
  ['female', '母'],
  ['male', '公', 'male pin'],
  ['Parallel', '并行'],
  ['1-Wire', '1-Wire', 'single bus'],
  ['AND', '与门'],
  ['NAND', '与非门'],
  ['OR', '或门'],
  ['NOR', '或非门'],
  ['XOR', '异或门'],
  ['NOT', '非门'],
  ['inverter', '反相器'],
  ['buffer', '缓冲器'],
  ['flip-flop', '触发器'],
  ['counter', '计数器'],
  ['multiplexer', '多路复用器'],
  ['latch', '锁存器'],
  ['decoder', '译码器'],
  ['shift register', '移位寄存器'],
  ['transceiver', '收发器'],
];
/** Parameters whose values are such words; elsewhere a word is a name (a series, a core). */
const codes = new Set(['outputType', 'topology', 'direction', 'color', 'gender', 'interface', 'function', 'railToRail', 'latching']);
const storedOf = new Map(
  words.flatMap(([stored, , ...spellings]) => [stored, ...spellings].map((spelling): [string, string] => [spelling.toLowerCase(), stored])),
);
const labelOf = new Map(words.map(([stored, label]) => [stored, label]));

/** Whether the values of a parameter are words of the list. */
export const isWordCode = (code: string): boolean => codes.has(code);

/** The one spelling in which a word is stored: `Fixed` is `fixed`. */
export const storedWord = (code: string, text: string): string => (codes.has(code) ? (storedOf.get(text.toLowerCase()) ?? text) : text);

/** A stored word or truth value as visitors read it. */
export function valueLabel(code: string, value: string | boolean): string {
  if (typeof value === 'boolean' || value === 'true' || value === 'false') return String(value) === 'true' ? '是' : '否';
  return codes.has(code) ? (labelOf.get(storedWord(code, value)) ?? value) : value;
}
