import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';

describe('every address of the portal', () => {
  it('is what this list says', () => {
    expect({
      home: paths.home(),
      datasheets: paths.datasheets(),
      partSearch: paths.partSearch('STM32F103'),
      partSearchFiltered: paths.partSearch('LDO', { package: ['SOT-23', 'SOT-223'], sort: '-pins', pageIndex: 2 }),
      searchForm: paths.searchForm(),
      specificationSearch: paths.specificationSearch('STM32'),
      category: paths.category('mcu/arm-32'),
      brand: paths.brand(7),
      partDetail: paths.partDetail(1),
      specificationDetail: paths.specificationDetail(1, 2),
      specificationInfo: paths.specificationInfo(1),
      outsideDetail: paths.outsideDetail(1),
      brandList: paths.brandList(),
      brandListOfLetter: paths.brandList('A'),
      dataSources: paths.dataSources(),
      upload: paths.upload(),
      publish: paths.publish(),
      documentContent: paths.documentContent(1),
      notFound: paths.notFound(),
    }).toMatchInlineSnapshot(`
      {
        "brand": "/datasheet/datasheetBrand/7",
        "brandList": "/brandList/all",
        "brandListOfLetter": "/brandList/A",
        "category": "/datasheet/datasheetCategory/mcu/arm-32",
        "dataSources": "/dataSources",
        "datasheets": "/datasheet",
        "documentContent": "/api/file/spec/v1/content/1",
        "home": "/",
        "notFound": "/ErrorPages/404",
        "outsideDetail": "/specification_outside_detail/1",
        "partDetail": "/datasheet/datasheetDetail/1",
        "partSearch": "/datasheet/datasheetSearch/STM32F103",
        "partSearchFiltered": "/datasheet/datasheetSearch/LDO?package=SOT-23&package=SOT-223&sort=-pins&pageIndex=2",
        "publish": "/add",
        "searchForm": "/datasheet/datasheetSearch/",
        "specificationDetail": "/specification_detail/1?brandId=2",
        "specificationInfo": "/specification/specification_info/1",
        "specificationSearch": "/specification/STM32",
        "upload": "/upload",
      }
    `);
  });
  it('covers every function', () => {
    expect(Object.keys(paths)).toHaveLength(17);
  });
});

describe('a search for anything a person may type', () => {
  const decoded = (keywords: string) => {
    const url = new URL(paths.partSearch(keywords), 'https://example.com');
    return url.searchParams.get('keywords') ?? decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
  };
  it.each(['<script>', '%', '_', 'a/b', '?x=1', '#5', '4.7 kΩ 0603', '😀', '%2F', '.', '..', '\\', '+5V'])('survives the address bar: %s', (keywords) => {
    expect(decoded(keywords)).toBe(keywords);
  });
  it('turns a lone surrogate into a valid address', () => {
    expect(decoded('a\uD800b')).toBe('a\uFFFDb');
  });
});
