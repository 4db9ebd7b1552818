import { Tag } from '@chippage/ui/Tag';
import { CheckIcon, ClockIcon, InfoIcon, WarningIcon } from '@chippage/ui/Icon';
import { type Lifecycle, lifecycles } from '../lifecycle.ts';

const icons = { experimental: ClockIcon, beta: InfoIcon, stable: CheckIcon, deprecated: WarningIcon };

/** How far a part has come. */
export function LifecycleTag({ is }: { is: Lifecycle }) {
  const Icon = icons[is];
  return (
    <Tag tone={lifecycles[is].tone} icon={<Icon size={14} />}>
      {lifecycles[is].label}
    </Tag>
  );
}
