import { Button } from '@chippage/ui/Button';
import { CopyButton } from '@chippage/ui/CopyButton';
import { useMessages, useSite } from '../../i18n/FeaturesProvider.tsx';
import { answerToolsMessages } from './messages.ts';
import { labelledPage } from './labelledPage.ts';

export interface AnswerToolsProps {
  title: string;
  /** 内容由 AI 生成, and by what: the first line of every copy. */
  label: string;
  lines: readonly string[];
  /** Null: no model. */
  model: string | null;
  /** Keeps a file. */
  onSave: (file: Blob, name: string) => void;
}

/** Takes an answer along: every copy and every file carries the label. */
export function AnswerTools({ title, label, lines, model, onSave }: AnswerToolsProps) {
  const t = useMessages(answerToolsMessages);
  const { name: producer } = useSite();
  const save = () => {
    const time = new Date().toISOString();
    const page = labelledPage({ title: title === '' ? t('untitled') : title, label, lines, producer, time, generator: model ?? t('rules') });
    onSave(new Blob([page], { type: 'text/html;charset=utf-8' }), t('fileName', { day: time.slice(0, 10) }));
  };
  return (
    <>
      <CopyButton hasWords text={[title, label, ...lines].join('\n')} label={t('copy')} copiedLabel={t('copied')} failedLabel={t('copyFailed')} />
      <Button variant="outline" size="sm" onPress={save}>
        {t('save')}
      </Button>
    </>
  );
}
