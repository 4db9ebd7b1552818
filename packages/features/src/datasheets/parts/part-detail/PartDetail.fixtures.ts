import { sheetPicture } from '../../../parts/sheet-thumbnail/SheetThumbnail.fixtures.ts';
import type { Document, PartDetail } from '@chippage/api/types';
import { bareModule, gd32, stm32f103 } from '../parts.fixtures.ts';

const [c8, , c8tr, cb] = stm32f103 as [PartDetail, PartDetail, PartDetail, PartDetail];

const brand: PartDetail['brand'] = {
  id: 301,
  name: 'STMicroelectronics',
  nameCn: '意法半导体',
  initial: 'Y',
  pinyin: 'yifabandaoti',
  country: 'CH',
  isDomestic: false,
  website: 'https://www.st.com',
  founded: 1987,
  parent: null,
  aliases: ['ST'],
  partCount: 1796,
  documentCount: 900,
};

const shared = {
  docType: 'datasheet',
  brandId: 301,
  brandName: 'STMicroelectronics',
  brandNameCn: '意法半导体',
  partIds: [1],
  mpns: ['STM32F103C8T6'],
  createTime: '2026-11-20T08:15:00.000Z',
} as const;

/** A file of ours. */
export const sampleDocument: Document = {
  ...shared,
  partIds: [1],
  mpns: ['STM32F103C8T6'],
  id: 11,
  title: 'STM32F103C8T6 示例文档',
  language: 'zh',
  version: null,
  publishedOn: null,
  edition: 'only',
  pageCount: 5,
  sizeBytes: 61_089,
  sha256: 'f2c1'.padEnd(64, '0'),
  isHosted: true,
  link: null,
  archive: null,
  isSample: true,
  outsideUrl: null,
  host: null,
  fileUrl: '/api/file/spec/v1/content/11',
  thumbnail: { url: sheetPicture, width: 240, height: 339 },
  outline: [{ title: '1 概述', page: 1, level: 1 }],
};

/** The maker's own address. */
export const makerDocument: Document = {
  ...shared,
  partIds: [1],
  mpns: ['STM32F103C8T6'],
  id: 12,
  title: 'STM32F103C8 数据手册',
  language: 'en',
  version: null,
  publishedOn: null,
  edition: 'only',
  pageCount: null,
  sizeBytes: null,
  sha256: null,
  isHosted: false,
  link: null,
  archive: null,
  isSample: false,
  outsideUrl: 'https://www.st.com/resource/en/datasheet/stm32f103c8.pdf',
  host: 'www.st.com',
  fileUrl: null,
  thumbnail: null,
  outline: [],
};

/** A part with datasheets and alternatives. */
export const f103Detail: PartDetail = {
  ...c8,
  brand,
  categoryPath: [
    { id: 'mcu', name: '微控制器 MCU' },
    { id: 'mcu/arm-32', name: '32位 ARM MCU' },
  ],
  isFamilyName: false,
  corrections: [],
  evidence: [],
  pinout: [],
  sources: [
    { no: 1, name: 'KiCad 元件库', licence: 'CC BY-SA 4.0', url: 'https://gitlab.com/kicad/libraries/kicad-symbols' },
    { no: 2, name: 'stm32-data', licence: 'MIT 或 Apache-2.0', url: null },
  ],
  documents: [sampleDocument, makerDocument],
  alternatives: [
    { kind: 'packing', items: [{ part: c8tr, diff: [] }] },
    { kind: 'pin_compatible', items: [{ part: cb, diff: [{ name: '程序存储器', here: '64 KB', there: '128 KB' }] }] },
    { kind: 'functional', items: [] },
    {
      kind: 'domestic',
      items: [
        {
          part: gd32,
          diff: [
            { name: '频率', here: '72 MHz', there: '108 MHz' },
            { name: '工作温度上限', here: '85 °C', there: null },
          ],
        },
      ],
    },
  ],
  updatedAt: '2026-11-20T08:15:00.000Z',
};

/** A part of which next to nothing is known. */
export const bareDetail: PartDetail = {
  ...f103Detail,
  ...bareModule,
  documents: [],
  isFamilyName: true,
  categoryPath: [{ id: 'module', name: '模块' }],
  alternatives: [
    { kind: 'packing', items: [] },
    { kind: 'pin_compatible', items: [] },
    { kind: 'functional', items: [] },
    { kind: 'domestic', items: [] },
  ],
};
