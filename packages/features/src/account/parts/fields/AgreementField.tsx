import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Fragment, type ReactNode, type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AgreementDialog } from './AgreementDialog.tsx';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { accountFieldsMessages } from './messages.ts';

export interface AgreementFieldProps {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The site's whole agreement. */
  children?: ReactNode;
}

/** The consent, never given beforehand; its links open the text over the dialog. */
export function AgreementField({ isAgreed, onChange, error, inputRef, children }: AgreementFieldProps) {
  const t = useMessages(accountFieldsMessages);
  const [isOpen, setOpen] = useState(false);
  const open = (words: string) => (
    <TextButton isUnbroken onPress={() => setOpen(true)}>
      {words}
    </TextButton>
  );
  return (
    <>
      <CheckboxField name="agreement" isSelected={isAgreed} onChange={onChange} description={t('minors')} error={error} inputRef={inputRef}>
        {t.parts('agree', { terms: open(t('terms')), privacy: open(t('privacy')) }).map((part, index) => (
          <Fragment key={index}>{part}</Fragment>
        ))}
      </CheckboxField>
      <AgreementDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConsent={() => {
          onChange(true);
          setOpen(false);
          // After the inner dialog has given focus back, it goes to what was decided.
          requestAnimationFrame(() => inputRef.current?.focus());
        }}
      >
        {children}
      </AgreementDialog>
    </>
  );
}
