// What the open data holds: each table with its columns, in the order in which they are written.
import type { OpenTableName } from '@chippage/api/types';

/** A column; `json` is an object or a list. */
export interface OpenColumn {
  name: string;
  type: 'integer' | 'text' | 'boolean' | 'day' | 'time' | 'object' | 'list';
  isNullable?: boolean;
  /** What it says, with its unit. */
  about: string;
}

/** A table; its first column is its key. */
export interface OpenTableFacts {
  title: string;
  about: string;
  columns: readonly OpenColumn[];
}

/** A value of a column. */
export type OpenValue = string | number | boolean | null | Record<string, unknown> | readonly unknown[];

/** A row by column names. */
export type OpenRow = Record<string, OpenValue>;

export const openTables: Record<OpenTableName, OpenTableFacts> = {
  parts: {
    title: '器件',
    about: '器件目录里来源写明了许可的型号。没有来源说明的事实是空的，不作推测。',
    columns: [
      { name: 'id', type: 'integer', about: '本站的器件编号，长期不变' },
      { name: 'mpn', type: 'text', about: '制造商型号（MPN），原样' },
      { name: 'brand_id', type: 'integer', about: '品牌编号，见 brands' },
      { name: 'brand', type: 'text', about: '品牌名称' },
      { name: 'category_id', type: 'text', about: '分类，见 categories' },
      { name: 'package', type: 'text', isNullable: true, about: '封装' },
      { name: 'pins', type: 'integer', isNullable: true, about: '引脚数，露出的焊盘不算' },
      { name: 'lifecycle', type: 'text', about: '生命周期：new、active、nrnd、last_buy、eol、obsolete、preview、unknown' },
      { name: 'params', type: 'object', about: '参数：代码对值，单位见 parameters' },
      { name: 'datasheet_url', type: 'text', isNullable: true, about: '原厂数据手册的地址' },
      { name: 'is_pattern', type: 'boolean', about: '型号里有 x 代替一位：是系列名，不是订货号' },
      { name: 'sources', type: 'list', about: '事实的来源，见 sources' },
      { name: 'updated_at', type: 'time', about: '本站最后一次改动的时刻（UTC）' },
    ],
  },
  brands: {
    title: '品牌',
    about: '器件的制造商。',
    columns: [
      { name: 'id', type: 'integer', about: '本站的品牌编号，长期不变' },
      { name: 'name', type: 'text', about: '名称' },
      { name: 'name_cn', type: 'text', isNullable: true, about: '中文名称' },
      { name: 'country', type: 'text', isNullable: true, about: '国家或地区，ISO 3166-1 两位代码' },
      { name: 'website', type: 'text', isNullable: true, about: '官网' },
      { name: 'founded', type: 'integer', isNullable: true, about: '成立年份' },
      { name: 'parent', type: 'text', isNullable: true, about: '母公司或现属公司' },
      { name: 'aliases', type: 'list', about: '别名' },
    ],
  },
  documents: {
    title: '文档',
    about: '数据手册等文档的说明，不含文档本身；已下架的不在其中。',
    columns: [
      { name: 'id', type: 'integer', about: '本站的文档编号，长期不变' },
      { name: 'brand_id', type: 'integer', about: '品牌编号，见 brands' },
      { name: 'title', type: 'text', about: '标题' },
      { name: 'doc_type', type: 'text', about: '类型：datasheet、appnote、errata、pcn、eol、refdesign、reliability、rohs' },
      { name: 'language', type: 'text', about: '语言：zh、en' },
      { name: 'version', type: 'text', isNullable: true, about: '文档自己写的版本' },
      { name: 'published_on', type: 'day', isNullable: true, about: '文档自己写的日期' },
      { name: 'pages', type: 'integer', isNullable: true, about: '页数' },
      { name: 'size_bytes', type: 'integer', isNullable: true, about: '文件大小，字节' },
      { name: 'outside_url', type: 'text', isNullable: true, about: '原厂的地址；空：文件在本站' },
      { name: 'is_sample', type: 'boolean', about: '本站自己做的样例' },
      { name: 'part_ids', type: 'list', about: '它说明的器件，见 parts' },
    ],
  },
  categories: {
    title: '分类',
    about: '两级分类：mcu 和 mcu/arm-32。',
    columns: [
      { name: 'id', type: 'text', about: '代码' },
      { name: 'name', type: 'text', about: '中文名称' },
      { name: 'name_en', type: 'text', about: '英文名称' },
      { name: 'parent_id', type: 'text', isNullable: true, about: '上一级' },
    ],
  },
  parameters: {
    title: '参数',
    about: 'parts 的 params 里每个代码的名称和单位。',
    columns: [
      { name: 'code', type: 'text', about: '代码' },
      { name: 'name', type: 'text', about: '中文名称' },
      { name: 'name_en', type: 'text', about: '英文名称' },
      { name: 'unit', type: 'text', isNullable: true, about: '单位；空：没有单位' },
    ],
  },
  sources: {
    title: '来源',
    about: '事实从哪里来，按什么许可。',
    columns: [
      { name: 'code', type: 'text', about: '代码' },
      { name: 'name', type: 'text', about: '名称' },
      { name: 'licence', type: 'text', about: '许可' },
      { name: 'url', type: 'text', isNullable: true, about: '地址' },
    ],
  },
};

/** The names of the tables, in the order in which they are listed. */
export const openTableNames = Object.keys(openTables) as OpenTableName[];

/** What holds for the whole: some sources ask that what is made from them goes on under the same licence. */
export const openLicence = {
  name: 'CC-BY-SA-4.0',
  title: '知识共享 署名—相同方式共享 4.0',
  path: 'https://creativecommons.org/licenses/by-sa/4.0/deed.zh-hans',
};
