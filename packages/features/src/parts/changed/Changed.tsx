import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { changedMessages } from './messages.ts';

/** What stood there and what is to stand there. */
export function Changed({ before, after }: { before: string; after: string }) {
  const t = useMessages(changedMessages);
  return (
    <>
      <del>{t('before', { value: before })}</del>
      <br />
      <ins>{t('after', { value: after })}</ins>
    </>
  );
}
