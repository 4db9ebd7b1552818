import type { ResourceCard } from '@chippage/api/types';

/** Kinds in words, for letters, operators and the log. */
export const resourceKindNames: Record<ResourceCard['kind'], string> = { scheme: '电路方案', course: '课程资料', original: '原始数据', datum: '资料合集' };

/** What resources are about, in words. */
export const resourceFieldNames: Record<ResourceCard['field'], string> = {
  power: '电源',
  analog: '模拟与信号链',
  mcu: '单片机与嵌入式',
  interface: '接口与通信',
  wireless: '无线',
  drive: '电机与驱动',
  sensor: '传感器',
  isolation: '隔离与防护',
  storage: '存储',
  measurement: '测量与测试',
  board: '电路板与工艺',
  sourcing: '选型与采购',
  basics: '元器件基础',
};

/** How much resources ask of a reader, in words. */
export const resourceLevelNames: Record<ResourceCard['level'], string> = { beginner: '入门', intermediate: '进阶', advanced: '高级' };

/** Licences in words. */
export const resourceLicenceNames: Record<ResourceCard['licence'], string> = {
  'CC0-1.0': 'CC0 1.0（放弃权利）',
  'CC-BY-4.0': 'CC BY 4.0（署名）',
  'CC-BY-SA-4.0': 'CC BY-SA 4.0（署名，相同方式共享）',
  'CC-BY-NC-4.0': 'CC BY-NC 4.0（署名，非商业）',
  MIT: 'MIT',
  'CERN-OHL-P-2.0': 'CERN-OHL-P 2.0（开放硬件）',
  reserved: '保留权利（只供阅读）',
};

/** Where a resource is on this site. */
export const resourceHref = (id: number): string => `/prefecture/resource/${id}`;
