import { assistantAnswerQuery } from '@chippage/api/assistant';
import { type Asked, askedParams, askedVariables, AssistantPage, parseAsked, useAssistant } from '@chippage/features/Assistant';
import { readerHash } from '@chippage/features/readerHash';
import { datasheetsPaths } from '../datasheets/datasheets.paths.ts';
import { assistantPaths } from './assistant.paths.ts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wanted } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { useMemberId } from '../../session/useMemberId.ts';
import { usePageActions } from '../../session/usePageActions.ts';
import { t } from './assistant.words.ts';

const isAsked = ({ question, changed }: Asked) => question !== '' || changed !== null;

export const loader = prefetch(({ search }) => {
  const asked = parseAsked(search);
  return isAsked(asked) ? [wanted(assistantAnswerQuery, askedVariables(asked))] : [];
});

const examples = [t('example1'), t('example2'), t('example3'), t('example4'), t('example5')];

/** Questions in the reader's own words, as filters that can be changed, with evidence. */
export default function AssistantRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = useMemo(() => parseAsked(search), [search]);
  const memberId = useMemberId();
  const { demandLogin } = usePageActions('page');
  const assistant = useAssistant({ asked, memberId });
  return (
    <>
      <PageHead
        title={asked.question === '' ? t('assistant') : t('asked', { question: asked.question })}
        description={t('assistantDescription')}
        {...(!isAsked(asked) && { canonicalPath: assistantPaths.assistant() })}
      />
      <AssistantPage
        {...assistant}
        asked={asked}
        examples={examples}
        onAsked={(next) => void navigate(assistantPaths.assistant(askedParams(next)))}
        onLogin={() => demandLogin(() => undefined)}
        onSave={saveFile}
        getSheetHref={({ documentId, brandId, page, phrase }) =>
          `${datasheetsPaths.specificationDetail(documentId, brandId)}${readerHash({ page, find: phrase })}`
        }
      />
    </>
  );
}
