const partPage = (origin: string, id: number) => `${origin}/datasheet/datasheetDetail/${id}`;
const sheetPage = (origin: string, { documentId, brandId, page }: { documentId: number; brandId: number; page?: number }) =>
  `${origin}/specification_detail/${documentId}?brandId=${brandId}${page === undefined ? '' : `#page=${page}`}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a tool gave, with the address of every part and page in it: whoever reads it elsewhere can look there. */
export function withAddresses(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, origin));
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAddresses(one, origin)]));
  const { id, mpn, documentId, brandId, page } = value;
  if (typeof documentId === 'number' && typeof brandId === 'number')
    return { ...inner, url: sheetPage(origin, { documentId, brandId, ...(typeof page === 'number' && { page }) }) };
  return typeof id === 'number' && typeof mpn === 'string' ? { ...inner, url: partPage(origin, id) } : inner;
}
