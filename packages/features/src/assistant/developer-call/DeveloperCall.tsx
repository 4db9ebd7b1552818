import type { Loadable } from '@chippage/api/loadable';
import type { ApiCall } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { assistantPaths } from '../../i18n/paths/assistantPaths.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { ApiFields, ApiReasons } from '../api-fields/ApiFields.tsx';
import { codeWordsMessages } from '../code-words/messages.ts';
import * as styles from '../developers/Developers.css.ts';
import { developerCallMessages } from './messages.ts';

export interface DeveloperCallProps {
  call: Loadable<ApiCall>;
}

/** One public call: what it takes, what it answers, an example. */
export function DeveloperCall({ call }: DeveloperCallProps) {
  const t = useMessages(developerCallMessages);
  const tCode = useMessages(codeWordsMessages);
  const paths = usePaths(assistantPaths);
  const copy = { label: tCode('copy'), copiedLabel: tCode('copied'), failedLabel: tCode('failed') };
  return (
    <PageColumn>
      <Loaded value={call} bones={['40px', '320px']}>
        {({ title, group, method, path, budget, input, output, reasons, example, answer }) => (
          <>
            <PageHead title={title} />
            <p className={styles.words}>
              <code translate="no">{`${method} ${path}`}</code>
            </p>
            <Note>{`${t('lead', { group })}${t(budget)}`}</Note>
            <Card title={t('request')}>
              <div className={styles.stack}>
                <CodeBlock label={t('example')} code={example} copy={copy} />
                {input.length === 0 ? <Note>{t('noInput')}</Note> : <ApiFields caption={t('input')} fields={input} />}
              </div>
            </Card>
            <Card title={t('reply')}>
              <div className={styles.stack}>
                {answer === '' ? <Note>{t('file')}</Note> : <CodeBlock label={t('answer')} code={answer} copy={copy} />}
                {output.length > 0 && <ApiFields caption={t('output')} fields={output} />}
                {reasons.length > 0 && <ApiReasons caption={t('reasons')} reasons={reasons} />}
              </div>
            </Card>
          </>
        )}
      </Loaded>
      <Note>
        <Link href={paths.developers()}>{t('back')}</Link>
      </Note>
    </PageColumn>
  );
}
