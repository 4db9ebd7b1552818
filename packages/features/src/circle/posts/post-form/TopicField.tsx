import { circlePostLimits } from '@chippage/api/limits';
import type { CircleTopic } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { ComboBox } from '@chippage/ui/ComboBox';
import { TagGroup } from '@chippage/ui/TagGroup';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldStack } from '../../../parts/form/FormLayout.tsx';
import { postFormMessages } from './messages.ts';

export interface TopicFieldProps {
  topics: readonly CircleTopic[];
  onChange: (topics: readonly CircleTopic[]) => void;
  /** Parts and brands for what is typed. */
  found: readonly CircleTopic[];
  isLooking: boolean;
  /** Looks for them; nothing is looked for with an empty text. */
  onTyped: (text: string) => void;
}

const keyOf = ({ kind, id }: CircleTopic) => `${kind} ${id}`;

/** The parts and brands that a post is about: typed, then chosen among those that were found. */
export function TopicField({ topics, onChange, found, isLooking, onTyped }: TopicFieldProps) {
  const t = useMessages(postFormMessages);
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    onTyped(next.trim());
  };
  const options = found.map((topic) => ({ id: keyOf(topic), text: topic.label, topic }));
  const isFull = topics.length >= circlePostLimits.topics;
  const sections = (['part', 'brand'] as const)
    .map((kind) => ({ id: kind, label: t(kind === 'part' ? 'parts' : 'brands'), items: options.filter(({ topic }) => topic.kind === kind) }))
    .filter(({ items }) => items.length > 0);
  return (
    <FieldStack gap="sm">
      <ComboBox
        label={t('topics')}
        description={t(isFull ? 'topicsFull' : 'topicsHint')}
        clearLabel={t('topicClear')}
        inputValue={text}
        onInputChange={type}
        isDisabled={isFull}
        isMono
        sections={sections}
        isLoading={isLooking}
        loadingText={t('topicLoading')}
        emptyText={text.trim() === '' ? undefined : t('topicNone')}
        onSelect={({ topic }) => {
          if (!topics.some((one) => keyOf(one) === keyOf(topic))) onChange([...topics, topic]);
          announce(t('topicAdded', { label: topic.label }));
          type('');
        }}
      />
      {topics.length > 0 && (
        <TagGroup
          label={t('topicChosen')}
          items={topics.map((topic) => ({ id: keyOf(topic), text: topic.label, removeLabel: t('topicRemove', { label: topic.label }), tone: 'accent' }))}
          onRemove={(key) => onChange(topics.filter((topic) => keyOf(topic) !== key))}
        />
      )}
    </FieldStack>
  );
}
