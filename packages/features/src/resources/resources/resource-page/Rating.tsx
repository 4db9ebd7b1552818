import type { ResourceRating } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Note, Stack } from '../../../parts/page-column/PageColumn.tsx';
import { resourcePageMessages } from './messages.ts';

export interface RatingProps {
  rating: ResourceRating;
  /** The member's own is not rated. */
  isMine: boolean;
  /** Gives stars; a visitor logs in first. @throws ApiError whose message is shown. @returns whether they were given */
  onRate: (stars: number) => Promise<boolean>;
}

const stars = ['1', '2', '3', '4', '5'];

/** What members gave, and what one gives: chosen first, then sent, so that arrow keys send nothing. */
export function Rating({ rating: { average, count, mine }, isMine, onRate }: RatingProps) {
  const t = useMessages(resourcePageMessages);
  const action = useAction();
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? (mine === null ? '' : `${mine}`);
  return (
    <Card title={t('rate')} note={average === null ? t('unrated') : t('average', { average, count: formatNumber(count) })}>
      <Stack>
        <ActionAlert result={action.result} />
        {isMine ? (
          <Note>{t('ownRating')}</Note>
        ) : (
          <>
            <RadioGroup label={t('rateLabel')} look="chips" value={value} onChange={setChosen}>
              {stars.map((star) => (
                <RadioChip key={star} value={star}>
                  {t('stars', { count: star })}
                </RadioChip>
              ))}
            </RadioGroup>
            <Button
              size="sm"
              variant="outline"
              isDisabled={value === ''}
              isPending={action.isPending}
              pendingLabel={t('send')}
              onPress={() =>
                void action.run(
                  'rate',
                  () => onRate(Number(value)),
                  (isGiven) => (isGiven ? t('rated', { count: value }) : null),
                )
              }
            >
              {t(mine === null ? 'send' : 'change')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
