import { lowQuiescent } from './familyWords.ts';
import type { FieldWord } from './fieldWords.ts';

/** A word that means something only beside words of these categories; elsewhere it stays a piece of a number or an unknown word. */
export interface BesideWord extends FieldWord {
  /** Categories or starts of them; an empty text stands for any. */
  beside: readonly string[];
}

const core = (words: string, ...values: string[]): BesideWord => ({ words, beside: ['mcu'], value: { code: 'core', values } });
const counted = ['amplifier', 'logic', 'converter', 'isolation', 'interface/analog-switch'];
const channels = (words: string, value: number): BesideWord => ({ words, beside: counted, number: { code: 'channels', value } });

/** Short words and qualities that are read by what stands beside them; the first that fits is meant. */
export const besideWords: readonly BesideWord[] = [
  core('m0', 'Arm Cortex-M0', 'Arm Cortex-M0/M0+'),
  core('m0+', 'Arm Cortex-M0+', 'Arm Cortex-M0/M0+'),
  core('m3', 'Arm Cortex-M3'),
  core('m4', 'Arm Cortex-M4', 'Arm Cortex-M4F', 'Arm Cortex-M4/M7'),
  core('m7', 'Arm Cortex-M7', 'Arm Cortex-M4/M7'),
  core('m23', 'Arm Cortex-M23', 'Arm Cortex-M23/M33'),
  core('m33', 'Arm Cortex-M33', 'Arm Cortex-M23/M33'),
  core('m55', 'Arm Cortex-M55'),

  { words: 'n', beside: ['transistor/mosfet', 'transistor/jfet', 'transistor/sic-gan'], value: { code: 'polarity', values: ['N'] } },
  { words: 'p', beside: ['transistor/mosfet', 'transistor/jfet', 'transistor/sic-gan'], value: { code: 'polarity', values: ['P'] } },

  // Transistors in pairs have no value that says so.
  {
    words: '双 dual 双路 双管 对管',
    beside: ['transistor'],
    families: [
      'FDS68',
      'FDS69',
      'FDS99',
      'FDS48',
      'IRF73',
      'AO48',
      '2N7002DW',
      'BSS138DW',
      'DMN3033',
      'DMG9926',
      'STS2DN',
      'FDG63',
      'BSD840',
      'DMC3',
      'SI4542',
    ],
    isGeneral: true,
  },
  { words: '低静态电流 超低静态电流 低iq 低功耗 超低功耗 微功耗', beside: ['power/ldo'], families: lowQuiescent, isGeneral: true },
  channels('单', 1),
  channels('双', 2),
  channels('三', 3),
  channels('四', 4),
  channels('六', 6),
  channels('八', 8),

  { words: '单 双 多 多路 多通道 高 低 超低 大 小 宽 快 慢', beside: [''], isGeneral: true },
  {
    words: '高压 低压 高电压 低电压 大电流 小电流 大功率 小功率 高功率 低功率 高频 低频 高温 低温 高端 低端 宽电压 宽压 双电源 单电源',
    beside: [''],
    isGeneral: true,
    isPraise: true,
  },
  { words: '保护 防护 控制 控制器 检测 测量 采集 放大 应用 方案 电路 专用', beside: [''], isGeneral: true },
  {
    words: '工业级 工业 车规 车规级 汽车级 车载 军工级 消费级 小体积 小封装 高可靠 长寿命 宽温 耐高温 低内阻 低导通电阻',
    beside: [''],
    isGeneral: true,
    isPraise: true,
  },
];
