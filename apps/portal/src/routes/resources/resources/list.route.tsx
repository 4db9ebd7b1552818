import { resourceFacetsQuery, resourceListQuery } from '@chippage/api/resources';
import type { ResourceKind } from '@chippage/api/types';
import {
  AreaFrame,
  parseResourceQuery,
  ResourceList,
  type ResourceQuery,
  resourceQueryParams,
  resourceVariables,
  useResourceList,
} from '@chippage/features/Resources';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { common, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const kinds: Readonly<Record<string, ResourceKind>> = {
  circuitscheme: 'scheme',
  coursematerial: 'course',
  datum: 'datum',
  originaldaterecommend: 'original',
};

/** What an address asks for: its third step names the kind. */
function askedOf(path: string, params: Readonly<Record<string, string | undefined>>, search: URLSearchParams): { kind: ResourceKind; query: ResourceQuery } {
  const kind = kinds[path.split('/')[2]?.toLowerCase() ?? ''] ?? 'scheme';
  return { kind, query: parseResourceQuery(search, pageOf(kind === 'original' ? params['page'] : search.get('page'))) };
}

export const loader = prefetch(({ path, params, search }) => {
  const { kind, query } = askedOf(path, params, search);
  return [vital(resourceListQuery, resourceVariables(kind, query)), common(wanted(resourceFacetsQuery, { kind }))];
});

/** Resources of one kind. */
export default function ResourceListRoute() {
  const { pathname } = useLocation();
  const params = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin } = usePageFacts();
  const { kind, query } = askedOf(pathname, params, search);
  const getHref = (next: ResourceQuery) => resourcesPaths.resourceList(kind, resourceQueryParams(next));
  const { page } = query;
  // Of all the choices only the pages of all of them are worth finding.
  const isPlain = getHref(query) === resourcesPaths.resourceList(kind, { page });
  const [name, lead] = [t(kind), t(`${kind}Lead`)];
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: name, page }) : name}
        description={t('listDescription', { name, lead })}
        {...(isPlain && { canonicalPath: getHref(query) })}
        jsonLd={
          import.meta.env.SSR
            ? [
                breadcrumbsJsonLd(origin, [
                  { name: t('resources'), path: resourcesPaths.resources() },
                  { name, path: resourcesPaths.resourceList(kind) },
                ]),
              ]
            : []
        }
      />
      <AreaFrame
        section={kind}
        title={name}
        lead={lead}
        action={
          <LinkButton variant="outline" href={resourcesPaths.addResource()}>
            {t('handIn')}
          </LinkButton>
        }
      >
        <ResourceList
          kind={kind}
          query={query}
          getHref={getHref}
          onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
          {...useResourceList(kind, query)}
        />
      </AreaFrame>
    </>
  );
}
