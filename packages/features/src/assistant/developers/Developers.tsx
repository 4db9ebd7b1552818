import type { Loadable } from '@chippage/api/loadable';
import type { ApiDocs } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { SearchField } from '@chippage/ui/SearchField';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { assistantPaths } from '../../i18n/paths/assistantPaths.ts';
import { useFollowedText } from '../../parts/keywords-field/useFollowedText.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { ApiFields, ApiReasons } from '../api-fields/ApiFields.tsx';
import { codeWordsMessages } from '../code-words/messages.ts';
import * as styles from './Developers.css.ts';
import { developersMessages } from './messages.ts';

export interface DevelopersProps {
  keywords: string;
  docs: Loadable<ApiDocs>;
  onSearch: (keywords: string) => void;
}

/** The public calls and the tools for agents: what they take, what they answer, how often they may be asked. */
export function Developers({ keywords, docs, onSearch }: DevelopersProps) {
  const t = useMessages(developersMessages);
  const paths = usePaths(assistantPaths);
  return (
    <PageColumn>
      <PageHead title={t('title')} note={docs.status === 'ready' ? t('count', { shown: docs.data.calls.length, total: docs.data.total }) : undefined} />
      <p className={styles.lead}>{t('lead')}</p>
      <CallSearch keywords={keywords} onSearch={onSearch} />
      <Loaded value={docs} bones={['320px', '240px']}>
        {(found) => (
          <>
            {found.calls.length === 0 ? (
              <EmptyState icon={<SearchIcon size={32} />} title={t('empty', { keywords })} action={<Link href={paths.developers()}>{t('all')}</Link>}>
                {t('emptyHint')}
              </EmptyState>
            ) : (
              [...Map.groupBy(found.calls, ({ group }) => group)].map(([group, calls]) => (
                <Card key={group} title={group} note={String(calls.length)}>
                  <ul className={styles.list}>
                    {calls.map(({ id, title, method, path }) => (
                      <li key={id} className={styles.row}>
                        <Link href={paths.developerCall(id)}>{title}</Link>
                        <code className={styles.path} translate="no">
                          {`${method} ${path}`}
                        </code>
                      </li>
                    ))}
                  </ul>
                </Card>
              ))
            )}
            {keywords === '' && <HowTo docs={found} />}
          </>
        )}
      </Loaded>
    </PageColumn>
  );
}

function HowTo({ docs: { budgets, reasons, tools, origin } }: { docs: ApiDocs }) {
  const t = useMessages(developersMessages);
  const tCode = useMessages(codeWordsMessages);
  const config = JSON.stringify({ mcpServers: { chippage: { type: 'http', url: `${origin}/mcp` } } }, null, 2);
  return (
    <>
      <Card title={t('how')}>
        <div className={styles.stack}>
          <p className={styles.words}>{t('base', { origin })}</p>
          <h3>{t('budgets')}</h3>
          <ul className={styles.plain}>
            {budgets.map(({ kind, name, perMinute, burst }) => (
              <li key={kind}>{t('budget', { name, perMinute, burst })}</li>
            ))}
            <li>{t('budgetMore')}</li>
          </ul>
          <ApiReasons caption={t('reasons')} reasons={reasons} />
        </div>
      </Card>
      <Card title={t('mcp')}>
        <div className={styles.stack}>
          <p className={styles.words}>{t('mcpHow', { origin })}</p>
          <CodeBlock label={t('mcpConfig')} code={config} copy={{ label: tCode('copy'), copiedLabel: tCode('copied'), failedLabel: tCode('failed') }} />
          {tools.map(({ name, title, description, input }) => (
            <section key={name} className={styles.stack} aria-label={title}>
              <ApiFields caption={t('mcpTool', { title, name })} fields={input} />
              <p className={styles.words} lang="en">
                {description}
              </p>
            </section>
          ))}
        </div>
      </Card>
    </>
  );
}

/** Looks within the documentation; it works without script, too. */
function CallSearch({ keywords, onSearch }: Pick<DevelopersProps, 'keywords' | 'onSearch'>) {
  const t = useMessages(developersMessages);
  const paths = usePaths(assistantPaths);
  const [text, setText] = useFollowedText(keywords);
  return (
    <form className={styles.search} role="search" action={paths.developers()} method="get">
      <SearchField
        label={t('field')}
        isLabelHidden
        name="keywords"
        placeholder={t('hint')}
        value={text}
        onChange={setText}
        maxLength={200}
        clearLabel={t('clear')}
        submitLabel={t('search')}
        onSubmit={(words) => onSearch(words.trim())}
      />
      <noscript>
        <button type="submit">{t('search')}</button>
      </noscript>
    </form>
  );
}
