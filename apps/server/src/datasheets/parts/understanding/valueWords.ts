/** What a word says beside or instead of a category. */
export interface ValueWord {
  /** Spelt as in the lexicon (lower case, no blanks and hyphens within), with blanks between. */
  words: string;
  /** A parameter whose value is one of these words. */
  value?: { code: string; values: readonly string[] };
  /** A parameter that equals a number. */
  number?: { code: string; value: number };
  /** The category that the word implies as long as no other is named. */
  implies?: string;
  /** Categories named by the word itself. */
  categories?: readonly string[];
}

/** Words for values, with what the catalogue calls them. */
export const valueWords: readonly ValueWord[] = [
  { words: 'n沟道 n沟 n型 nchannel n-ch nch', value: { code: 'polarity', values: ['N'] }, implies: 'transistor/mosfet' },
  { words: 'p沟道 p沟 p型 pchannel p-ch pch', value: { code: 'polarity', values: ['P'] }, implies: 'transistor/mosfet' },
  {
    words: 'nmos nmos管 nmosfet n沟道mos n沟道mos管 n沟道mosfet n沟道场效应管 nfet n型mos n型mos管 n管 n沟道管',
    value: { code: 'polarity', values: ['N'] },
    categories: ['transistor/mosfet'],
  },
  {
    words: 'pmos pmos管 pmosfet p沟道mos p沟道mos管 p沟道mosfet p沟道场效应管 pfet p型mos p型mos管 p管 p沟道管',
    value: { code: 'polarity', values: ['P'] },
    categories: ['transistor/mosfet'],
  },
  { words: 'npn npn型', value: { code: 'polarity', values: ['NPN'] }, implies: 'transistor' },
  { words: 'npn三极管 npn晶体管 npn型三极管', value: { code: 'polarity', values: ['NPN'] }, categories: ['transistor/bjt'] },
  { words: 'pnp pnp型', value: { code: 'polarity', values: ['PNP'] }, implies: 'transistor' },
  { words: 'pnp三极管 pnp晶体管 pnp型三极管', value: { code: 'polarity', values: ['PNP'] }, categories: ['transistor/bjt'] },

  { words: '升压 boost stepup 升压型', value: { code: 'topology', values: ['boost'] }, implies: 'power/dcdc' },
  {
    words: '升压芯片 升压ic 升压转换器 升压变换器 升压dcdc 升压稳压器 dcdc升压 dcdc升压芯片 升压dcdc芯片 升压电源芯片 boost芯片 升压型dcdc',
    value: { code: 'topology', values: ['boost'] },
    categories: ['power/dcdc'],
  },
  { words: '降压 buck stepdown 降压型', value: { code: 'topology', values: ['buck'] }, implies: 'power/dcdc' },
  {
    words:
      '降压芯片 降压ic 降压转换器 降压变换器 降压dcdc 降压稳压器 dcdc降压 dcdc降压芯片 降压dcdc芯片 降压电源芯片 buck芯片 同步降压 降压型dcdc 同步降压芯片 同步整流降压',
    value: { code: 'topology', values: ['buck'] },
    categories: ['power/dcdc'],
  },
  { words: '升降压 buckboost 升降压型', value: { code: 'topology', values: ['buck-boost'] }, implies: 'power/dcdc' },
  { words: '升降压芯片 升降压ic 升降压转换器 升降压dcdc dcdc升降压', value: { code: 'topology', values: ['buck-boost'] }, categories: ['power/dcdc'] },
  { words: '升压控制器 boost控制器', value: { code: 'topology', values: ['boost'] }, categories: ['power/dcdc-controller'] },
  { words: '降压控制器 buck控制器', value: { code: 'topology', values: ['buck'] }, categories: ['power/dcdc-controller'] },
  { words: '反激 flyback 反激式', value: { code: 'topology', values: ['flyback'] } },

  { words: '可调 可调输出 adjustable adj 可调式 可调型 输出可调', value: { code: 'outputType', values: ['adjustable'] } },
  { words: '固定 固定输出 fixed 固定式 固定电压', value: { code: 'outputType', values: ['fixed'] } },
  {
    words: '可调稳压器 可调ldo 可调稳压 可调三端稳压器 可调线性稳压器 可调三端稳压',
    value: { code: 'outputType', values: ['adjustable'] },
    categories: ['power/ldo'],
  },
  { words: '固定稳压器 固定输出ldo 固定ldo', value: { code: 'outputType', values: ['fixed'] }, categories: ['power/ldo'] },
  { words: '开漏 opendrain 开漏输出 漏极开路', value: { code: 'outputType', values: ['Open-drain'] } },
  { words: '推挽 pushpull 推挽输出', value: { code: 'outputType', values: ['Push-pull', 'push-pull type'] } },

  { words: '双向 bidirectional', value: { code: 'direction', values: ['bi'] }, implies: 'protection/tvs' },
  { words: '单向 unidirectional', value: { code: 'direction', values: ['uni'] }, implies: 'protection/tvs' },
  { words: '双向tvs 双向tvs管 双向tvs二极管 双向瞬态抑制二极管', value: { code: 'direction', values: ['bi'] }, categories: ['protection/tvs'] },
  { words: '单向tvs 单向tvs管 单向tvs二极管 单向瞬态抑制二极管', value: { code: 'direction', values: ['uni'] }, categories: ['protection/tvs'] },

  { words: 'spi spi接口 spi总线', value: { code: 'interface', values: ['SPI'] } },
  { words: 'spiflash spi闪存 spinorflash spi接口flash', value: { code: 'interface', values: ['SPI'] }, categories: ['memory/nor-flash'] },
  { words: 'i2c iic i²c i2c接口 iic接口 i2c总线 twi', value: { code: 'interface', values: ['I2C'] } },
  { words: 'i2ceeprom iiceeprom', value: { code: 'interface', values: ['I2C'] }, categories: ['memory/eeprom'] },
  { words: 'uart 串口 uart接口 串口接口', value: { code: 'interface', values: ['UART'] } },
  { words: '1wire 单总线 onewire 一线', value: { code: 'interface', values: ['1-Wire', 'Single bus'] } },
  { words: 'parallel 并口 并行 并行接口', value: { code: 'interface', values: ['Parallel', 'parallel'] } },
  { words: '并行flash 并口flash parallelflash 并行闪存', value: { code: 'interface', values: ['Parallel', 'parallel'] }, categories: ['memory/nor-flash'] },
  { words: 'smbus', value: { code: 'interface', values: ['SMBus'] } },

  { words: 'avr avr单片机 avrmcu', value: { code: 'core', values: ['AVR'] }, implies: 'mcu' },
  {
    words: '51单片机 51内核 8051 8051单片机 51mcu mcs51 51系列单片机 8051内核 51系列',
    value: { code: 'core', values: ['8051', '51 Family', 'MCS-251'] },
    implies: 'mcu',
  },
  { words: 'xtensa', value: { code: 'core', values: ['Xtensa'] } },
  { words: 'mips', value: { code: 'core', values: ['MIPS32 M4K'] } },
  { words: 'cortexm0 m0内核 cm0 armcortexm0', value: { code: 'core', values: ['Arm Cortex-M0', 'Arm Cortex-M0/M0+'] }, implies: 'mcu' },
  { words: 'cortexm0+ m0+ m0+内核 cm0+ armcortexm0+', value: { code: 'core', values: ['Arm Cortex-M0+', 'Arm Cortex-M0/M0+'] }, implies: 'mcu' },
  { words: 'cortexm3 m3内核 cm3 armcortexm3', value: { code: 'core', values: ['Arm Cortex-M3'] }, implies: 'mcu' },
  {
    words: 'cortexm4 m4内核 cm4 armcortexm4 cortexm4f m4f',
    value: { code: 'core', values: ['Arm Cortex-M4', 'Arm Cortex-M4F', 'Arm Cortex-M4/M7'] },
    implies: 'mcu',
  },
  { words: 'cortexm7 m7内核 cm7 armcortexm7', value: { code: 'core', values: ['Arm Cortex-M7', 'Arm Cortex-M4/M7'] }, implies: 'mcu' },
  { words: 'cortexm23 m23内核 cm23 armcortexm23', value: { code: 'core', values: ['Arm Cortex-M23', 'Arm Cortex-M23/M33'] }, implies: 'mcu' },
  { words: 'cortexm33 m33内核 cm33 armcortexm33', value: { code: 'core', values: ['Arm Cortex-M33', 'Arm Cortex-M23/M33'] }, implies: 'mcu' },
  { words: 'cortexm55 m55内核 armcortexm55', value: { code: 'core', values: ['Arm Cortex-M55'] }, implies: 'mcu' },
  { words: 'cortexa7 armcortexa7 a7内核', value: { code: 'core', values: ['Arm Cortex-A7'] } },
  { words: 'cortexa5 armcortexa5', value: { code: 'core', values: ['Arm Cortex-A5'] } },

  { words: '红色 红光 red 红', value: { code: 'color', values: ['red'] }, implies: 'opto' },
  { words: '绿色 绿光 green 绿 翠绿', value: { code: 'color', values: ['green'] }, implies: 'opto' },
  { words: '黄色 黄光 yellow 黄', value: { code: 'color', values: ['yellow'] }, implies: 'opto' },
  { words: '蓝色 蓝光 blue 蓝', value: { code: 'color', values: ['blue'] }, implies: 'opto' },
  { words: '白色 白光 white 白', value: { code: 'color', values: ['white'] }, implies: 'opto' },
  { words: '橙色 橙光 orange 橙', value: { code: 'color', values: ['orange'] }, implies: 'opto' },
  { words: '琥珀色 amber 琥珀', value: { code: 'color', values: ['amber'] }, implies: 'opto' },
  { words: 'rgb 全彩 三色 幻彩 七彩', value: { code: 'color', values: ['rgb'] }, implies: 'opto' },

  { words: 'x7r', value: { code: 'dielectric', values: ['X7R'] }, implies: 'capacitor' },
  { words: 'x5r', value: { code: 'dielectric', values: ['X5R'] }, implies: 'capacitor' },
  { words: 'c0g np0 npo cog', value: { code: 'dielectric', values: ['C0G', 'NP0'] }, implies: 'capacitor' },
  { words: 'x7s', value: { code: 'dielectric', values: ['X7S'] }, implies: 'capacitor' },

  { words: '双刀双掷 dpdt', value: { code: 'contactForm', values: ['DPDT'] } },
  { words: '单刀双掷 spdt', value: { code: 'contactForm', values: ['SPDT'] } },
  { words: '单刀单掷 spst', value: { code: 'contactForm', values: ['SPST'] } },
  { words: '磁保持 磁保持继电器 自保持 latching', value: { code: 'latching', values: ['true'] }, implies: 'relay' },
  { words: '非磁保持 非自保持 nonlatching', value: { code: 'latching', values: ['false'] }, implies: 'relay' },
  { words: '轨到轨 轨对轨 railtorail rrio 满摆幅', value: { code: 'railToRail', values: ['yes'] } },
  { words: '轨到轨运放 轨对轨运放 轨到轨运算放大器', value: { code: 'railToRail', values: ['yes'] }, categories: ['amplifier/opamp'] },

  { words: '与门', value: { code: 'function', values: ['AND'] }, implies: 'logic' },
  { words: '与非门 nand门 nandgate', value: { code: 'function', values: ['NAND'] }, implies: 'logic' },
  { words: '或门 orgate', value: { code: 'function', values: ['OR'] }, implies: 'logic' },
  { words: '或非门 nor门 norgate', value: { code: 'function', values: ['NOR'] }, implies: 'logic' },
  { words: '异或门 xor xor门 xorgate', value: { code: 'function', values: ['XOR'] }, implies: 'logic' },
  { words: '非门 反相器 inverter 反向器 施密特反相器 六反相器', value: { code: 'function', values: ['NOT', 'inverter'] }, implies: 'logic' },

  { words: '单运放 单路运放 单通道运放 单运算放大器', number: { code: 'channels', value: 1 }, categories: ['amplifier/opamp'] },
  { words: '双运放 双路运放 双通道运放 双运算放大器', number: { code: 'channels', value: 2 }, categories: ['amplifier/opamp'] },
  { words: '三运放', number: { code: 'channels', value: 3 }, categories: ['amplifier/opamp'] },
  { words: '四运放 四路运放 四通道运放 四运算放大器', number: { code: 'channels', value: 4 }, categories: ['amplifier/opamp'] },
  { words: '单比较器 单路比较器 单电压比较器', number: { code: 'channels', value: 1 }, categories: ['amplifier/comparator'] },
  { words: '双比较器 双路比较器 双电压比较器', number: { code: 'channels', value: 2 }, categories: ['amplifier/comparator'] },
  { words: '四比较器 四路比较器 四电压比较器', number: { code: 'channels', value: 4 }, categories: ['amplifier/comparator'] },
  { words: '单通道 单路 一路 一通道', number: { code: 'channels', value: 1 } },
  { words: '双通道 双路 两路 二路 两通道 二通道 dual', number: { code: 'channels', value: 2 } },
  { words: '三通道 三路 triple', number: { code: 'channels', value: 3 } },
  { words: '四通道 四路 quad', number: { code: 'channels', value: 4 } },
  { words: '六通道 六路', number: { code: 'channels', value: 6 } },
  { words: '八通道 八路 octal', number: { code: 'channels', value: 8 } },
  { words: '八位', number: { code: 'bits', value: 8 } },
  { words: '十六位', number: { code: 'bits', value: 16 } },
  { words: '三十二位', number: { code: 'bits', value: 32 } },
];

/** Words that name no filter of their own: every part is a 芯片 or 元器件. */
export const generalWords = '芯片 ic 元件 器件 元器件 电子元器件 电子元件 集成电路 chip chips 型号 系列 型 类 component components part parts';

/** Words that ask for a case without leads through the board. */
export const surfaceWords = '贴片 smd smt';

/** Words that ask for makers of mainland China. */
export const domesticWords = '国产 国产化 国产品牌 国内 国内品牌 国产芯片';

/** Words that ask, beside a part number, for the parts that can stand in for it. */
export const alternativeWords =
  '替代 替代料 替代品 替代型号 可替代 可以替代 能替代 代替 代替品 可代替 可以代替 能代替 替换 替换料 可替换 平替 代用 兼容 兼容型号 replacement equivalent alternative alternatives';

/** The same, in the same case only. */
export const pinToPinWords = 'pintopin pin2pin p2p pin对pin 脚对脚 引脚兼容 管脚兼容';

/** The same, from makers of mainland China. */
export const domesticAlternativeWords = '国产替代 国产化替代 国产代替 国产替换 国产平替 国产替代料 国产替代型号';

/** Words that ask for a datasheet. */
export const datasheetWords = '规格书 数据手册 手册 datasheet datasheets pdf 数据表 资料 中文资料 芯片手册 pdf资料 技术手册 规格说明书';

/** Names of memories inside a microcontroller: they say which memory a number of bytes belongs to. */
export const memoryNames: ReadonlyMap<string, string> = new Map([
  ['ram', 'ramKB'],
  ['sram', 'ramKB'],
  ['内存', 'ramKB'],
  ['flash', 'flashKB'],
  ['rom', 'flashKB'],
  ['闪存', 'flashKB'],
  ['程序存储器', 'flashKB'],
  ['程序存储', 'flashKB'],
  ['eeprom', 'eepromB'],
]);

/**
 * Names of parameters: beside a number they say which one it is (输入 12V 输出 5V), alone they say nothing. `supply` is the
 * range from the lowest to the highest supply voltage.
 */
export const parameterWords: readonly { words: string; code: string }[] = [
  { words: '输出电压 输出 vout', code: 'voutV' },
  { words: '输入电压 输入 供电电压 供电 工作电压 电源电压 vin vcc vdd', code: 'supply' },
  { words: '输出电流 iout', code: 'ioutA' },
  { words: '耐压 额定电压', code: 'voltageV' },
  { words: '漏源电压 vds vdss', code: 'vdsV' },
  { words: '漏极电流 id', code: 'idA' },
  { words: '导通电阻 内阻 rdson rds(on)', code: 'rdsOnMohm' },
  { words: 'vceo 集射极电压', code: 'vceoV' },
  { words: '反向电压 反压 vr vrrm', code: 'vrV' },
  { words: '正向电流', code: 'ifA' },
  { words: '正向压降 vf', code: 'vfV' },
  { words: '稳压值 vz', code: 'vzV' },
  { words: '线圈电压 线圈', code: 'coilV' },
  { words: '触点电流 触点', code: 'contactA' },
  { words: '隔离电压 隔离耐压', code: 'isolationV' },
  { words: 'ctr 电流传输比', code: 'ctrMinPct' },
  { words: '主频 频率 时钟频率', code: 'freqMHz' },
  { words: '开关频率', code: 'fswKHz' },
  { words: '带宽 增益带宽 gbw', code: 'gbwMHz' },
  { words: '静态电流 iq', code: 'iqUA' },
  { words: '压差', code: 'dropoutMV' },
  { words: '分辨率 精度位数', code: 'resolutionBits' },
  { words: '采样率', code: 'sampleRateKsps' },
  { words: '阻抗', code: 'impedanceOhm' },
  { words: '功率 额定功率', code: 'powerW' },
  { words: '精度 误差', code: 'tolerancePct' },
  { words: '容值 电容值 容量值', code: 'capacitancePF' },
  { words: '阻值 电阻值', code: 'resistanceOhm' },
  { words: '感值 电感值', code: 'inductanceUH' },
];
