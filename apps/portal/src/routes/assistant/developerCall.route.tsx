import { apiCallQuery } from '@chippage/api/assistant';
import { DeveloperCall, useDeveloperCall } from '@chippage/features/Developers';
import { assistantPaths } from './assistant.paths.ts';
import { useParams } from 'react-router-dom';
import { vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { t } from './assistant.words.ts';

/** As the contract takes it; anything else is no call. */
const idIn = (call: string | undefined) => (call !== undefined && /^[A-Za-z0-9]{1,60}$/.test(call) ? call : 'unknown');

export const loader = prefetch(({ params }) => [vital(apiCallQuery, { callId: idIn(params['call']) })]);

/** One public call. */
export default function DeveloperCallRoute() {
  const id = idIn(useParams()['call']);
  const { call } = useDeveloperCall(id);
  return (
    <>
      <PageHead
        title={call.status === 'ready' ? t('call', { title: call.data.title }) : t('developers')}
        description={t('developersDescription')}
        canonicalPath={assistantPaths.developerCall(id)}
      />
      <DeveloperCall call={call} />
    </>
  );
}
