import { NameScheme, useNameScheme } from '@chippage/features/NameScheme';

/** How a brand names its parts. */
export function BrandNameScheme({ id, name }: { id: number; name: string }) {
  return <NameScheme brandName={name} {...useNameScheme(id)} />;
}
