import { familyWords } from './familyWords.ts';
import { type RadioFamily, radioWords } from './radioWords.ts';
import type { ValueWord } from './valueWords.ts';

/** What a word of the field says: as a value's word does, and the families that engineers mean by it. */
export interface FieldWord extends ValueWord {
  /** Starts of part numbers that come first, as partKey spells them. */
  families?: readonly string[];
  /** Parts that have each of these; others are not meant. */
  radios?: readonly RadioFamily[];
  /** Names no value. */
  isGeneral?: boolean;
  /** Praises a part: every maker calls some of its parts so, and no source tells of which it is true. */
  isPraise?: boolean;
}

/** Words for functions, radio standards and families that are the name of no single category. */
export const fieldWords: readonly FieldWord[] = [
  {
    words:
      'usb转串口 usb转串口芯片 usb转uart usb转uart芯片 usb转ttl usb转ttl芯片 usb串口 usb串口芯片 usb转串口桥 usb转串口ic usbtouart usbuart usb桥接 usb转rs232 usb转232 usb转rs485 usb转485',
    categories: ['interface/usb'],
    families: ['CH340', 'CH341', 'CH342', 'CH343', 'CH344', 'CH347', 'CH9101', 'CH9102', 'CP210', 'FT230', 'FT231', 'FT232', 'FT2232', 'FT4232', 'PL2303'],
  },
  { words: 'usbhub usb集线器 usbhub芯片 usb集线器芯片', categories: ['interface/usb'], families: ['CH334', 'CH335', 'CH338', 'USB25', 'TUSB80', 'TUSB20'] },
  {
    words: '快充 快充芯片 快充协议 快充协议芯片 pd协议 pd协议芯片 pd芯片 pd快充 pd快充协议 pd诱骗 pd诱骗芯片 诱骗芯片',
    categories: ['interface/usb'],
    families: ['CH224', 'CH221', 'CH236', 'CH237', 'FUSB30', 'STUSB', 'TPS6598', 'CYPD'],
  },

  { words: '稳压 稳压电路 线性稳压ic 稳压块', categories: ['power/ldo'] },
  { words: '充电 太阳能充电 无线充电 快速充电 锂电池 锂电 锂电池保护 库仑计 电池保护芯片', categories: ['power/battery'] },
  { words: '防反接 热插拔 热插拔控制器', categories: ['power/load-switch'] },

  { words: 'canfd收发器 canfd收发器芯片 canfd芯片', categories: ['interface/can-lin'] },
  { words: '直流电机 无刷电机 无刷电机驱动 有刷电机驱动', categories: ['driver/motor'] },
  { words: '红外遥控 红外遥控接收 遥控接收头 红外对管', categories: ['opto/ir'] },
  { words: '灯带芯片 呼吸灯芯片 恒流源', categories: ['driver/led'] },

  ...familyWords,
  ...radioWords,

  { words: '低功耗 超低功耗 微功耗 高速 高精度 低噪声 低成本 通用型 高性能 低失调 低温漂', isGeneral: true, isPraise: true },
];
