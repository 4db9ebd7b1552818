import { type BrandAgentsQuery, brandAgentsVariables, parseBrandAgentsQuery } from '@chippage/features/BrandAgents';
import { idFrom, notFound } from '../../page/missing.ts';

interface SellersAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** What an address of the list of a brand's sellers asks for. @throws notFound() for what is no brand's number or no page */
export function brandSellersAt({ params, search }: SellersAddress): {
  id: number;
  query: BrandAgentsQuery;
  variables: ReturnType<typeof brandAgentsVariables>;
} {
  const id = idFrom(params['id']);
  const query = parseBrandAgentsQuery(params['page'], search);
  if (query === null) throw notFound();
  return { id, query, variables: brandAgentsVariables(id, query) };
}
