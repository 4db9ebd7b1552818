/** A post of the sample: made up, and marked as such everywhere. */
export interface SamplePost {
  groupId: number;
  writer: string;
  /** So many hours ago. */
  age: number;
  content: string;
  /** Numbers of parts that it is about. */
  mpns?: readonly string[];
  poll?: { question: string; options: readonly string[] };
  /** The place in this list of the post that it quotes. */
  quotes?: number;
  region?: string;
}

const [lin, zhou, he, tang, su] = ['示例会员·林工', '示例会员·周工', '示例会员·何工', '示例会员·唐采购', '示例会员·小苏'];

/** The oldest first, as they were written. */
export const samplePosts: readonly SamplePost[] = [
  {
    groupId: 1,
    writer: lin,
    age: 700,
    region: '广东',
    content: 'LM317T 输出端并了 100 µF，输入突然断开时输出电容会倒灌。数据手册里那只保护二极管别省，省了大概率坏在下电而不是上电。',
    mpns: ['LM317T'],
  },
  {
    groupId: 2,
    writer: zhou,
    age: 650,
    region: '浙江',
    content: 'STM32F103C8T6 的 PC13 只能拉 3 mA，直接点灯亮度不够不是坏了。要么换脚，要么加三极管。',
    mpns: ['STM32F103C8T6'],
  },
  {
    groupId: 5,
    writer: he,
    age: 600,
    region: '江苏',
    content: '0.5 mm 间距 QFN 的散热焊盘，钢网开成四个小窗、覆盖率 60% 左右，比整块开窗气泡少得多。我们试产 200 片的数据：空洞率从 31% 降到 12%。',
  },
  {
    groupId: 6,
    writer: tang,
    age: 520,
    region: '上海',
    content: 'AMS1117-3.3 换别家的 1117，先看两件事：最小负载电流和输出电容的 ESR 范围。用陶瓷电容不稳的，手册里其实写了。',
    mpns: ['AMS1117-3.3'],
  },
  {
    groupId: 4,
    writer: zhou,
    age: 480,
    region: '浙江',
    content: 'ESP32-WROOM-32E 天线下面铺了地，距离只剩三分之一。模块天线区域四周至少净空 15 mm，外壳有金属件的还要再量一次。',
    mpns: ['ESP32-WROOM-32E'],
  },
  {
    groupId: 8,
    writer: su,
    age: 430,
    region: '湖北',
    content: '请问运放 LM358DR 做跟随器，输入 0 V 时输出有 20 mV 左右，是正常的吗？单电源 5 V 供电，负载 10 kΩ。',
    mpns: ['LM358DR'],
  },
  {
    groupId: 1,
    writer: lin,
    age: 425,
    region: '广东',
    content: '正常。LM358 输出级在下端要靠内部 50 µA 的电流源下拉，负载往电源拉就到不了 0 V。输出到地接一只几 kΩ 的电阻就能看到变化。',
    mpns: ['LM358DR'],
    quotes: 5,
  },
  {
    groupId: 3,
    writer: he,
    age: 380,
    region: '江苏',
    content: '跨时钟域别只打两拍。多比特信号打两拍照样会采到半新半旧的值，要么格雷码，要么握手，要么异步 FIFO。',
  },
  {
    groupId: 7,
    writer: tang,
    age: 330,
    region: '上海',
    content: '收货时我先看三样：标签上的批号和丝印是否对得上、防潮袋的封口日期、湿度卡。三样里有一样不对就先拍照再拆。',
  },
  {
    groupId: 2,
    writer: su,
    age: 260,
    region: '湖北',
    content: '做小批量样机，大家现在首选哪种调试方式？',
    poll: {
      question: '样机阶段最常用的调试方式',
      options: ['SWD 加断点', '串口日志', '逻辑分析仪', 'RTT 一类的内存日志'],
    },
  },
  {
    groupId: 6,
    writer: zhou,
    age: 210,
    region: '浙江',
    content: 'ATMEGA328P-AU 换国产兼容片前，先把熔丝位和 EEPROM 的写入时间对一遍。我们遇到的唯一问题是 BOD 门限不同，低电压下会多复位一次。',
    mpns: ['ATMEGA328P-AU'],
  },
  {
    groupId: 1,
    writer: he,
    age: 160,
    region: '江苏',
    content: 'LM2596S-3.3 的纹波对不上手册，九成是测法：示波器地线夹子的环路能收进来 50 mV。换成弹簧地针，带宽限到 20 MHz 再看。',
    mpns: ['LM2596S-3.3'],
  },
  {
    groupId: 5,
    writer: lin,
    age: 120,
    region: '广东',
    content: '四层板把电源层切得太碎，不如让关键信号都参考完整的地层。我们改了一版，辐射超标的 160 MHz 那根线直接掉了 9 dB。',
  },
  {
    groupId: 4,
    writer: he,
    age: 90,
    region: '江苏',
    content: '433 MHz 的匹配，用 0402 电感比 0603 的好调，寄生小。量之前先校准到焊盘，别校准到 SMA 口就开始调。',
  },
  {
    groupId: 7,
    writer: tang,
    age: 60,
    region: '上海',
    content: 'NE555DR 这种通用料也会被做假：丝印一擦就掉的、引脚有二次上锡痕迹的，整盘退。',
    mpns: ['NE555DR'],
  },
  {
    groupId: 2,
    writer: zhou,
    age: 30,
    region: '浙江',
    content: '低功耗测不下来，先把调试器拔掉。STM32F103C8T6 进停机模式后，DBGMCU 里的调试位还开着，会多出几百微安。',
    mpns: ['STM32F103C8T6'],
  },
  {
    groupId: 8,
    writer: su,
    age: 12,
    region: '湖北',
    content: 'ULN2003A 驱动继电器，COM 脚一定要接电源吗？手册里的图接了，有的开发板没接。',
    mpns: ['ULN2003A'],
  },
  {
    groupId: 1,
    writer: lin,
    age: 4,
    region: '广东',
    content: 'TL431DBZ 的引脚定义各家不一样，SOT-23 封装尤其要看清：有的 1 脚是参考端，有的是阴极。画库之前对照数据手册，别抄上一个项目。',
    mpns: ['TL431DBZ'],
  },
];
