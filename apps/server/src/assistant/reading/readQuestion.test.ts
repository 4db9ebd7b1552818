import { describe, expect, it } from 'vitest';
import { sampleSearchable } from '../../datasheets/parts/sample/sampleIndex.ts';
import { readQuestion } from './readQuestion.ts';

const searchable = sampleSearchable();
const read = (question: string) => readQuestion(searchable, question);
/** A question as one line. */
const line = (question: string) => {
  const { intent, filters, notes, mpns, asked } = read(question);
  const { words, category, brands, packages, lifecycles, params, inStock } = filters;
  return [
    intent,
    mpns.join('/'),
    category,
    brands.map(({ name }) => name).join('/'),
    packages.join('/'),
    lifecycles.join('/'),
    ...params.map(({ code, low, high, values }) => `${code}:${values.length > 0 ? values.join('|') : `${low ?? ''}..${high ?? ''}`}`),
    inStock ? '现货' : '',
    words === '' || intent === 'facts' || intent === 'compare' ? '' : `词 ${words}`,
    ...notes.map(({ remark, token }) => `${remark} ${token}`),
    asked.map(({ fields }) => fields.join('+')).join('、'),
  ]
    .filter(Boolean)
    .join(' · ');
};

const questions: [question: string, read: string][] = [
  ['3.3V 输出 1A 以上 LDO SOT-23-5 汽车级', 'parts · power/ldo · SOT-23-5 · voutV:3.3..3.3 · ioutA:1.. · untold 汽车级'],
  ['帮我找一个 3.3V 输出、1A 以上的 LDO，SOT-23-5 封装，汽车级', 'parts · power/ldo · SOT-23-5 · voutV:3.3..3.3 · ioutA:1.. · untold 汽车级'],
  ['10uF 25V X7R 0805 电容', 'parts · capacitor/mlcc · 0805 · capacitancePF:10000000..10000000 · voltageV:25.. · dielectric:X7R · atLeast 25V'],
  ['3.3V LDO 500mA', 'parts · power/ldo · voutV:3.3..3.3 · ioutA:0.5.. · atLeast 500mA'],
  ['100V 以上 N 沟道 MOS TO-220', 'parts · transistor/mosfet · TO-220 · vdsV:100.. · polarity:N'],
  ['国产的 485 收发器 3.3V', 'parts · interface/rs485-rs232 · vMin:..3.3 · vMax:3.3.. · 词 国产'],
  ['请问有现货的 10k 0603 1% 电阻吗', 'parts · resistor/chip · 0603 · resistanceOhm:10000..10000 · tolerancePct:1..1 · 现货'],
  ['还在生产的 TI 运放', 'parts · amplifier/opamp · Texas Instruments · active/new'],
  ['QFN 封装的单片机', 'parts · mcu · 词 QFN'],
  ['哪些 STM32 有 CAN 和 USB', 'parts · 词 STM32 带CAN 带USB'],
  ['推荐一款低功耗蓝牙模块', 'parts · 词 低功耗蓝牙模块'],
  ['STM32F103C8T6 的替代料', 'alternatives · STM32F103C8T6 · 词 STM32F103C8T6 替代料'],
  ['STM32F103C8T6 国产替代', 'alternatives · STM32F103C8T6 · 词 STM32F103C8T6 国产替代'],
  ['STM32F103C8T6 和 STM32F103CBT6 有什么区别', 'compare · STM32F103C8T6/STM32F103CBT6'],
  ['ESP32 有几个 UART', 'facts · ESP32 · interface'],
  ['STM32F103C8T6 有多少 flash？', 'facts · STM32F103C8T6 · flashKB+memoryKbit'],
  ['AMS1117-3.3 的最大输出电流是多少', 'facts · AMS1117-3.3 · ioutA'],
  ['LM358 停产了吗', 'facts · LM358 · lifecycle'],
  ['NE555 的工作温度', 'facts · NE555 · tempMinC+tempMaxC'],
  ['量子隧穿 LDO', 'parts · power/ldo · unknownWord 量子隧穿'],
  ['XYZ9999Q', 'parts · 词 XYZ9999Q · unknownPart XYZ9999Q'],
  ['你好', 'nothing'],
  ['', 'nothing'],
];

describe('工程师的问题按规则变成筛选', () => {
  it.each(questions)('%s', (question, expected) => expect(line(question)).toBe(expected));

  it('任何文字都读得完，结果守住契约的长度', () => {
    for (const odd of [
      '\u0000',
      '的'.repeat(200),
      '1'.repeat(200),
      '？？？',
      '{"category":"mcu"}',
      '<script>alert(1)</script>',
      '有 和 与 带',
      '3.3V '.repeat(40),
    ]) {
      const { filters } = read(odd);
      expect(filters.words.length).toBeLessThanOrEqual(200);
      expect(filters.params.length).toBeLessThanOrEqual(30);
    }
  });
});
