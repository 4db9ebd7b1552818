import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Stack } from '../../../parts/page-column/PageColumn.tsx';
import { clashDialogMessages } from './messages.ts';

/** What becomes of something whose name is taken where it should go. */
export type ClashChoice = 'both' | 'replace' | 'skip';

/** A name that is taken. */
export interface Clash {
  name: string;
  isFolder: boolean;
  /** How many others are still to come. */
  left: number;
}

export interface ClashDialogProps {
  clash: Clash;
  /** Ways that are not there, e.g. a folder that cannot be replaced. @default all three */
  choices?: readonly ClashChoice[];
  /** `forAll`: the same for every other one that is taken. */
  onDecide: (choice: ClashChoice, forAll: boolean) => void;
  /** Nothing more is done; what is done stays. */
  onStop: () => void;
  returnFocusRef?: RefObject<HTMLElement | null>;
}

const all: readonly ClashChoice[] = ['both', 'replace', 'skip'];

/** Asks what to do about a name that is taken. Whatever is chosen, the others go on. */
export function ClashDialog({ clash, choices = all, onDecide, onStop, returnFocusRef }: ClashDialogProps) {
  const t = useMessages(clashDialogMessages);
  const [choice, setChoice] = useState<ClashChoice>('both');
  const [forAll, setForAll] = useState(false);
  const { name, isFolder, left } = clash;
  return (
    <Dialog
      title={t(isFolder ? 'folderTitle' : 'title')}
      description={t('text', { name })}
      closeLabel={t('close')}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStop()}
      {...(returnFocusRef && { returnFocusRef })}
      footer={
        <>
          <Button variant="outline" onPress={onStop}>
            {t('stop')}
          </Button>
          <Button autoFocus onPress={() => onDecide(choice, forAll)}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup label={t('question')} isLabelHidden value={choice} onChange={(value) => setChoice(value as ClashChoice)}>
          {choices.map((each) => (
            <Radio key={each} value={each} description={t(`${each}Hint`)}>
              {t(each)}
            </Radio>
          ))}
        </RadioGroup>
        {left > 0 && (
          <CheckboxField isSelected={forAll} onChange={setForAll}>
            {t('forAll', { left })}
          </CheckboxField>
        )}
      </Stack>
    </Dialog>
  );
}
