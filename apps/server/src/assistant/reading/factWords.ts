/** What a question can ask of a part. */
export interface FactWord {
  words: RegExp;
  /** Codes of the facts that answer it. */
  fields: readonly string[];
  /** What is looked for in the part's datasheets, the likeliest first. */
  find: readonly string[];
}

/** Facts by the words that ask for them; a longer word stands before one that it contains. */
export const factWords: readonly FactWord[] = [
  { words: /工作温度(?:范围)?|温度范围|耐温/i, fields: ['tempMinC', 'tempMaxC'], find: ['工作温度', 'operating temperature'] },
  { words: /输出电流|iout/i, fields: ['ioutA'], find: ['输出电流', 'output current'] },
  { words: /输出电压|vout/i, fields: ['voutV', 'voutMaxV'], find: ['输出电压', 'output voltage'] },
  { words: /(?:供电|工作|电源|输入)电压|供电范围|vcc|vdd|vin/i, fields: ['vMin', 'vMax'], find: ['供电电压', '工作电压', 'supply voltage'] },
  { words: /静态电流|iq/i, fields: ['iqUA'], find: ['静态电流', 'quiescent current'] },
  { words: /压差|dropout/i, fields: ['dropoutMV'], find: ['压差', 'dropout voltage'] },
  { words: /开关频率/i, fields: ['fswKHz'], find: ['开关频率', 'switching frequency'] },
  { words: /主频|最高频率|时钟频率|频率/i, fields: ['freqMHz', 'freqMaxMHz'], find: ['频率', 'frequency'] },
  { words: /s?ram|内存/i, fields: ['ramKB'], find: ['RAM'] },
  { words: /flash|闪存|程序存储器?|rom/i, fields: ['flashKB', 'memoryKbit'], find: ['Flash'] },
  { words: /eeprom/i, fields: ['eepromB'], find: ['EEPROM'] },
  { words: /内核|核心|架构/i, fields: ['core'], find: ['内核', 'core'] },
  { words: /uart|usart|串口/i, fields: ['interface'], find: ['UART', 'USART'] },
  { words: /i2c|iic/i, fields: ['interface'], find: ['I2C'] },
  { words: /spi/i, fields: ['interface'], find: ['SPI'] },
  { words: /can(?:\s?fd)?/i, fields: ['interface'], find: ['CAN'] },
  { words: /usb/i, fields: ['interface'], find: ['USB'] },
  { words: /i\/?o(?:\s?口)?|gpio|引脚复用/i, fields: ['ioCount'], find: ['GPIO', 'I/O'] },
  { words: /接口/i, fields: ['interface'], find: ['接口', 'interface'] },
  { words: /封装/i, fields: ['packageCase', 'pins'], find: ['封装', 'package'] },
  { words: /引脚数?|管脚数?|几个脚|多少脚/i, fields: ['pins', 'packageCase'], find: ['引脚', 'pin'] },
  { words: /停产|在产|生命周期|还生产/i, fields: ['lifecycle'], find: ['停产', 'obsolete'] },
  { words: /导通电阻|内阻|rds\(?on\)?/i, fields: ['rdsOnMohm'], find: ['导通电阻', 'on-resistance'] },
  { words: /耐压|额定电压/i, fields: ['voltageV', 'vdsV', 'vrV', 'vceoV'], find: ['额定电压', 'rated voltage'] },
  { words: /额定电流/i, fields: ['currentA', 'idA', 'ifA', 'icA'], find: ['额定电流', 'rated current'] },
  { words: /容值|电容值/i, fields: ['capacitancePF'], find: ['容值', 'capacitance'] },
  { words: /阻值|电阻值/i, fields: ['resistanceOhm'], find: ['阻值', 'resistance'] },
  { words: /感值|电感值/i, fields: ['inductanceUH'], find: ['感值', 'inductance'] },
  { words: /精度|误差/i, fields: ['tolerancePct'], find: ['精度', 'tolerance'] },
  { words: /功率/i, fields: ['powerW', 'powerVA'], find: ['功率', 'power'] },
  { words: /分辨率|多少位|几位/i, fields: ['resolutionBits', 'bits'], find: ['分辨率', 'resolution'] },
  { words: /采样率/i, fields: ['sampleRateKsps'], find: ['采样率', 'sampling rate'] },
  { words: /增益带宽|带宽/i, fields: ['gbwMHz'], find: ['带宽', 'bandwidth'] },
  { words: /压摆率/i, fields: ['slewRateVus'], find: ['压摆率', 'slew rate'] },
  { words: /失调电压/i, fields: ['vosUV'], find: ['失调电压', 'offset voltage'] },
];

/** Words with which somebody asks for a fact, and not for parts. */
export const asking = /几个|几路|几位|几脚|多少|多大|多高|多宽|多快|是什么|什么|是不是|有没有|支持.*吗|吗|么|呢|怎么样|如何|[?？]|的[^，,。]{2,8}$/;

/** Words that make a question polite and say nothing of parts; longest first where one contains another. */
export const courtesy =
  /请问|麻烦|谢谢|你好|您好|帮我|帮忙|帮|我想要?|我需要|我要|需要|想找|想要|有没有|有什么|有哪些|哪些|哪个|哪款|哪种|哪里|推荐一下|推荐|寻找|找到|找|查一下|查询|查找|查|选型|选用|选|[一几两]?(?:款|颗|种|只|些|下)|一个|几个|几路|多少|多大|多高|是什么|是多少|什么|是不是|可以|能够|能|支持|吗|么|呢|吧|啊|呀|了|最大|最小|最高|最低|大概|左右|型号|器件|元件|芯片|产品|封装|规格|参数|请|给我|给|一|的|是|有|要|和|与|或|在|用|做|个|我/g;

/** Words for where parts stand in their life. */
export const lifecycleWords: readonly { words: RegExp; lifecycles: readonly ('new' | 'active' | 'nrnd' | 'last_buy' | 'eol' | 'obsolete')[] }[] = [
  { words: /(?:还|仍)?在(?:生产|产)(?:的|中)?|量产(?:的|中)?|没有?停产的?|未停产的?|不停产的?|现行的?/, lifecycles: ['active', 'new'] },
  { words: /已经?停产的?|停产的?/, lifecycles: ['obsolete', 'eol', 'last_buy'] },
  { words: /不推荐新设计的?/, lifecycles: ['nrnd'] },
  { words: /新品|新上市的?/, lifecycles: ['new'] },
];

/** Words that ask for what can be bought at once. */
export const stockWords = /(?:有)?现货的?|有库存的?|有货的?/;

/** Words that ask in what the parts that are named differ. */
export const comparing = /区别|差别|不同|对比|比较|哪个好|vs\.?/i;

/** Rated values: whoever asks for 25 V can use 50 V. */
export const ratings: ReadonlySet<string> = new Set(
  'voltageV vdsV vceoV vceV vrV vRmsV isolationV currentA idA icA ifA isatA ioutA contactA powerW powerVA'.split(' '),
);
