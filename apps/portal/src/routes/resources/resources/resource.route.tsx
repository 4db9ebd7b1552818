import { articleCommentsQuery } from '@chippage/api/news';
import { resourceDetailQuery, resourcePreviewQuery } from '@chippage/api/resources';
import type { ResourceKind } from '@chippage/api/types';
import { firstComments } from '@chippage/features/CommentSection';
import { useFavouriteThing } from '@chippage/features/FavouriteThing';
import { previewedFile, ResourcePage, useResourcePage } from '@chippage/features/ResourcePage';
import { AreaFrame } from '@chippage/features/Resources';
import { useSetAtom } from 'jotai';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { openToolAtom } from '../../../atoms/openToolAtom.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { schemeBomPath } from '../../bom/bom.paths.ts';
import { ArticleComments } from '../../news/comments/ArticleComments.tsx';
import { resourceJsonLd } from '../resourceJsonLd.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

/** The older addresses have the number in the query. */
const idOf = (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => idFrom(params['id'] ?? search.get('id') ?? undefined);
/** The file that is looked at. */
const fileOf = (search: URLSearchParams) => Number(search.get('file')) || null;

const load = prefetch(({ params, search }) => {
  const id = idOf(params, search);
  return [vital(resourceDetailQuery, { id }), wanted(articleCommentsQuery, firstComments({ resourceId: id }))];
});

/** The kinds whose older address has its number in the query. */
const olderKinds: Readonly<Record<string, ResourceKind>> = { coursematerialdetail: 'course', datumdetail: 'datum', originaldatadetail: 'original' };

export const loader: Loader = async (args) => {
  const kind = olderKinds[new URL(args.request.url).pathname.split('/')[2]?.toLowerCase() ?? ''];
  // Such an address without a number leads to all of them.
  if (kind && !new URL(args.request.url).searchParams.has('id')) return redirect(resourcesPaths.resourceList(kind), 301);
  await load(args);
  const search = new URL(args.request.url).searchParams;
  const detail = readAnswer(args, resourceDetailQuery, { id: idOf(args.params, search) });
  const fileId = detail ? previewedFile(detail, fileOf(search)) : null;
  // Which file is looked at is known only now.
  return fileId === null ? null : prefetch(() => [wanted(resourcePreviewQuery, { fileId })])(args);
};

/** One resource, whatever its kind. */
export default function ResourceRoute() {
  const params = useParams();
  const [search] = useSearchParams();
  const id = idOf(params, search);
  const { origin } = usePageFacts();
  const requireLogin = useRequireLogin();
  const openTool = useSetAtom(openToolAtom);
  const { bound, data: resource, isMissing } = useResourcePage({ id, fileId: fileOf(search), saveFile, demandLogin: usePageActions('download').demandLogin });
  const favourite = useFavouriteThing({ kind: 'resource', id, isMember: useMemberId() !== undefined, ...usePageActions('favourite') });
  if (isMissing) throw new PageMissing();
  const { resource: shown } = bound;
  if (shown.status === 'failed' && shown.code === 'resource.taken_down') throw new PageGone(shown.message);
  const own = resourcesPaths.resource(id);
  return (
    <>
      {resource && (
        <PageHead
          title={resource.title}
          description={resource.summary}
          {...(!resource.isPreview && { canonicalPath: own })}
          kind="article"
          jsonLd={
            import.meta.env.SSR
              ? [
                  resourceJsonLd(origin, resource),
                  breadcrumbsJsonLd(origin, [
                    { name: t('resources'), path: resourcesPaths.resources() },
                    { name: t(resource.kind), path: resourcesPaths.resourceList(resource.kind) },
                    { name: resource.title, path: own },
                  ]),
                ]
              : []
          }
        />
      )}
      <AreaFrame section={resource?.kind ?? 'front'} steps={[{ text: resource?.title ?? '' }]}>
        <ResourcePage
          {...bound}
          {...favourite}
          getPreviewHref={(file) => `${own}?file=${file.id}#preview`}
          getBomHref={schemeBomPath}
          {...(resource?.isPreview === false && { comments: <ArticleComments about={{ resourceId: id }} /> })}
          onCorrect={() => requireLogin('feedback', () => openTool('feedback'))}
        />
      </AreaFrame>
    </>
  );
}
