import type { Loadable } from '@chippage/api/loadable';
import type { ArticlePreview as Preview } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import * as styles from './ArticlePreview.css.ts';
import { articlePreviewMessages } from './messages.ts';
import { PreviewedArticle } from './PreviewedArticle.tsx';

/** Props of `ArticlePreview`. */
export interface ArticlePreviewProps {
  preview: Loadable<Preview>;
}

/** An own article as readers will see it. */
export function ArticlePreview({ preview }: ArticlePreviewProps) {
  const t = useMessages(articlePreviewMessages);
  const paths = usePaths(newsPaths);
  return (
    <Loaded value={preview} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['2rem', '20rem']}>
      {(article) => (
        <div className={styles.page}>
          <Alert
            tone="info"
            action={
              <LinkButton size="sm" variant="outline" href={paths.editArticle(article.id)}>
                {t('edit')}
              </LinkButton>
            }
          >
            {t('note')}
          </Alert>
          <PreviewedArticle article={article} headingLevel={1} />
          <p>
            <Link href={paths.ownArticles()}>{t('back')}</Link>
          </p>
        </div>
      )}
    </Loaded>
  );
}
