import type { Hint, HintGroup } from '@chippage/api/types';

const hint = (facts: Partial<Hint> & Pick<Hint, 'id' | 'text'>): Hint => ({
  detail: null,
  partId: null,
  brandId: null,
  documentId: null,
  category: null,
  match: 'prefix',
  ...facts,
});

/** Hints of all four kinds for the typed `stm32f103`. */
export const stm32Hints: HintGroup[] = [
  {
    kind: 'mpn',
    label: '型号',
    items: [
      hint({ id: 'p1', text: 'STM32F103C8T6', detail: '意法半导体 LQFP-48', partId: 101 }),
      hint({ id: 'p2', text: 'STM32F103CBT6', detail: '意法半导体 LQFP-48', partId: 102 }),
      hint({ id: 'p3', text: 'STM32F103RET6', detail: '意法半导体 LQFP-64', partId: 103 }),
    ],
  },
  { kind: 'brand', label: '品牌', items: [hint({ id: 'b1', text: 'STMicroelectronics', detail: '意法半导体', brandId: 7, match: 'keyword' })] },
  { kind: 'category', label: '分类', items: [hint({ id: 'c1', text: '32 位 ARM MCU', detail: '微控制器 MCU', category: 'mcu/arm-32', match: 'keyword' })] },
  { kind: 'document', label: '数据手册', items: [hint({ id: 'd1', text: 'STM32F103C8T6 数据页', detail: '示例文档，6 页', documentId: 55, brandId: 7 })] },
];

/** Ten past searches, newest first. */
export const tenSearches = ['STM32F103C8T6', 'GD32F103', 'NE555DR', 'AMS1117-3.3', 'CH224K', 'AO3400A', '4.7 kΩ 0603', '100nF 50V X7R', '运算放大器', 'LM358'];
