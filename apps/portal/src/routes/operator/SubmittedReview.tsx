import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { t } from './operator.words.ts';

const ReadSubmitted = late(async () => (await import('./ReadSubmitted.tsx')).ReadSubmitted);

/** The way to the article that a review is about. */
export function SubmittedReview({ id, title }: { id: number; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" variant="outline" aria-label={t('readArticleOf', { title })} onPress={() => setOpen(true)}>
        {t('readArticle')}
      </Button>
      {isOpen && <ReadSubmitted id={id} title={t('wholeArticle')} onClose={() => setOpen(false)} />}
    </div>
  );
}
