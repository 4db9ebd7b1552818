/** Parts that sources put under a category that they are not of. */
interface CategoryRule {
  /** What the rule knows, as an import says it. */
  name: string;
  /** Part numbers by partKey. */
  numbers: RegExp;
  /** Categories that are wrong for them; another one that a source gives stays. */
  from: readonly string[];
  to: string;
}

/** The rules, of which the first that fits holds. */
export const categoryRules: readonly CategoryRule[] = [
  {
    name: 'CAN 收发器不是 RS-485',
    numbers: /^(?:MCP25[56]\d|SN65HVD(?:23\d|25\d|1050)|TJA10[45]\d|PCA82C25\d|ISO10(?:44|50)|TCAN\d|MAX3051)/,
    from: ['interface/rs485-rs232'],
    to: 'interface/can-lin',
  },
  {
    name: 'USB 桥接芯片有自己的分类',
    numbers: /^(?:FT2(?:[03]\d?X|[234]2|32|232)|FT4232|CP21\d\d|CH34\d|MCP2200)/,
    from: ['interface/other'],
    to: 'interface/usb',
  },
  { name: '钽电容不是 MLCC', numbers: /^(?:TAJ|TPS|T49\d)[A-EP-Y]\d{3}/, from: ['capacitor/mlcc', 'capacitor/electrolytic'], to: 'capacitor/tantalum' },
  { name: '插件铝电解不是 MLCC', numbers: /^ECA[0-9][A-Z]M\d/, from: ['capacitor/mlcc'], to: 'capacitor/electrolytic' },
  { name: 'MLCC 不是铝电解', numbers: /^(?:CGA\d|CKG\d|C\d{4}X[567]|GRM\d|GCM\d)/, from: ['capacitor/electrolytic'], to: 'capacitor/mlcc' },
  { name: '导电聚合物电容不是铝电解', numbers: /^(?:T5[29]\d[A-Z]|\d+TP[A-Z]\d|8751\d{8})/, from: ['capacitor/electrolytic'], to: 'capacitor/polymer' },
  { name: '超级电容不是铝电解', numbers: /^SCC[A-Z]\d/, from: ['capacitor/electrolytic'], to: 'capacitor/super' },
  {
    name: '1N4148 一类是开关二极管',
    numbers: /^(?:1N4148|1N914|1N4448|LL4148|MMSD4148|BAV99)/,
    from: ['diode/rectifier', 'diode/other', 'diode/schottky'],
    to: 'diode/switching',
  },
  { name: '快恢复整流管不是开关二极管', numbers: /^(?:1N493\d|STTH\d)/, from: ['diode/switching', 'diode/other'], to: 'diode/rectifier' },
  { name: '肖特基不是普通整流管', numbers: /^(?:BAT54|SS[1-5]\d|MBR\d|1N58[12]\d)/, from: ['diode/rectifier'], to: 'diode/schottky' },
  {
    name: '自恢复保险丝不是热敏电阻',
    numbers: /^(?:MFMSMF|MFNSMF|MFR\d{3}|1812L\d|1206L\d)/,
    from: ['resistor/thermistor', 'protection/fuse'],
    to: 'protection/ptc-fuse',
  },
  { name: '大功率 TVS 不是 ESD 保护', numbers: /^(?:1N590\d|SM15T|SM6T|SMAJ|SMBJ|SMCJ)/, from: ['protection/esd'], to: 'protection/tvs' },
  { name: '达林顿阵列不是数字晶体管', numbers: /^UL[NQ]2[08]0\d/, from: ['transistor/digital'], to: 'transistor/darlington' },
  { name: '达林顿管不是普通三极管', numbers: /^TIP12\d/, from: ['transistor/bjt'], to: 'transistor/darlington' },
  { name: '开关稳压器不是 LDO', numbers: /^(?:LM25[79]\d|LMR\d{5})/, from: ['power/ldo'], to: 'power/dcdc' },
  { name: '离线电源芯片有自己的分类', numbers: /^LNK\d{3}/, from: ['power/pmic'], to: 'power/acdc' },
  { name: '电机驱动不是 PMIC', numbers: /^DRV88\d\d/, from: ['power/pmic'], to: 'driver/motor' },
  {
    name: '带处理器的无线芯片是无线 SoC',
    numbers: /^(?:NRF5[1-4]\d{3}|CC3200|CC254\d|CSR101\d)/,
    from: ['rf/transceiver', 'mcu/arm-32'],
    to: 'mcu/wireless-soc',
  },
  { name: 'TMS320 是 DSP', numbers: /^TMS320/, from: ['mcu/arm-32'], to: 'processor/dsp' },
  { name: 'CoolRunner 是 CPLD', numbers: /^XC(?:2C|R3)\d/, from: ['processor/fpga'], to: 'processor/cpld' },
];

const byCategory = new Map<string, CategoryRule[]>();
for (const rule of categoryRules) for (const category of rule.from) byCategory.set(category, [...(byCategory.get(category) ?? []), rule]);

/** The rule that says that a part is of another category than its source wrote. */
export const categoryRuleFor = (category: string, mpnKey: string): CategoryRule | undefined =>
  byCategory.get(category)?.find(({ numbers }) => numbers.test(mpnKey));
