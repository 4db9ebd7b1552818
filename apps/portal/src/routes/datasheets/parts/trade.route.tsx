import { documentDetailQuery, partSearchQuery } from '@chippage/api/datasheets';
import { parsePartQuery, partSearchVariables } from '@chippage/features/partQuery';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { redirect } from 'react-router-dom';
import { type Loader, vital } from '../../../page/needs.ts';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { shellPaths } from '../../shell/shell.paths.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';
import * as styles from './listing.css.ts';
import { onlyPartOf, tradeMeant } from './tradeMeant.ts';

export const loader: Loader = async (args) => {
  const meant = tradeMeant(new URL(args.request.url).searchParams);
  if (meant === null) return null;
  if ('part' in meant) return redirect(datasheetsPaths.partDetail(meant.part));
  if ('keywords' in meant) return redirect(datasheetsPaths.partSearch(meant.keywords));
  if ('document' in meant) {
    const asked = { id: meant.document };
    await prefetch(() => [vital(documentDetailQuery, asked)])(args);
    const document = readAnswer(args, documentDetailQuery, asked);
    return redirect(document?.isHosted ? datasheetsPaths.specificationDetail(document.id, document.brandId) : datasheetsPaths.outsideDetail(meant.document));
  }
  const asked = partSearchVariables(parsePartQuery(new URLSearchParams(), { keywords: meant.mpn }));
  await prefetch(() => [vital(partSearchQuery, asked)])(args);
  const part = onlyPartOf(readAnswer(args, partSearchQuery, asked)?.data ?? [], meant.mpn);
  return redirect(part ? datasheetsPaths.partDetail(part.id) : datasheetsPaths.partSearch(meant.mpn));
};

/** An older address of offers and datasheets. What it names has a page of its own; only one that names nothing is shown here. */
export default function TradeRoute() {
  return (
    <>
      <h1 className={styles.title}>{t('trade')}</h1>
      <EmptyState
        icon={<SearchIcon size={32} />}
        title={t('tradeNothing')}
        action={
          <>
            <LinkButton href={datasheetsPaths.partSearch('')}>{t('tradeAllParts')}</LinkButton>
            <LinkButton variant="outline" href={shellPaths.mall()}>
              {t('tradeMall')}
            </LinkButton>
          </>
        }
      >
        {t('tradeHelp')}
      </EmptyState>
    </>
  );
}
