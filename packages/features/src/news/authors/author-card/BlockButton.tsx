import { Button } from '@chippage/ui/Button';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { authorCardMessages } from './messages.ts';

export interface BlockButtonProps {
  /** The author, for its name. */
  name: string;
  isBlocked: boolean;
  onChange: (isBlocked: boolean) => void;
}

/** Hides what an author writes from the reader's lists, or shows it again; the words tell which. */
export function BlockButton({ name, isBlocked, onChange }: BlockButtonProps) {
  const t = useMessages(authorCardMessages);
  return (
    <Button variant={isBlocked ? 'outline' : 'plain'} size="sm" onPress={() => onChange(!isBlocked)}>
      {t(isBlocked ? 'unblock' : 'block')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
