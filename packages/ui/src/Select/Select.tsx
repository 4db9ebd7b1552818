import { forwardRef, type Ref } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { FieldLabel, type FieldWords } from '../Field/FieldLabel.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import * as field from '../Field/Field.css.ts';
import { ChevronDownIcon } from '../Icon/pageIcons.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import * as list from '../Popover/ListBox.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './Select.css.ts';

/** One thing to pick. */
export interface SelectOption {
  /** The value; also shown first when `short` is given. */
  id: string;
  /** What it is called. */
  label: string;
  /** What the closed control shows instead, e.g. `+86`; the list shows both. */
  short?: string;
  isDisabled?: boolean;
}

/** Props of `Select`. */
export interface SelectProps
  extends Pick<AriaSelectProps, 'name' | 'isDisabled' | 'isRequired' | 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'autoFocus' | 'autoComplete'>, FieldWords {
  /** What there is to pick from; a dozen at most, more belong into a `ComboBox`. */
  options: readonly SelectOption[];
  /** The picked option's id. */
  value?: string | null;
  /** The option picked at first. */
  defaultValue?: string;
  /** Hears the id of the option picked. */
  onChange?: (value: string) => void;
  /** Shown while nothing is picked. */
  placeholder: string;
  /** A control of its own, or a part joined into a `TextField`. @default 'field' */
  variant?: 'field' | 'joined';
  /** Height of the control: 32, 40 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLDivElement>;
}

/** One of a few. For searching in many use `ComboBox`. */
export const Select = /* @__PURE__ */ forwardRef<HTMLDivElement, SelectProps>(function Select(
  { label, isLabelHidden, labelEnd, description, error, messageEnd, options, onChange, variant = 'field', size = 'md', ...props },
  ref,
) {
  const isJoined = variant === 'joined';
  return (
    <AriaSelect
      {...props}
      ref={ref}
      onChange={(key) => key !== null && onChange?.(String(key))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={isJoined ? styles.joinedRoot : field.root}
    >
      <FieldLabel label={label} isLabelHidden={isJoined || isLabelHidden} labelEnd={labelEnd} />
      <Button className={`${styles.button} ${styles.variant[variant]} ${isJoined ? '' : field.size[size]}`}>
        <SelectValue<SelectOption> className={styles.value}>
          {({ isPlaceholder, defaultChildren, selectedItems: [picked] }) => (isPlaceholder ? defaultChildren : (picked?.short ?? picked?.label))}
        </SelectValue>
        <span aria-hidden className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </Button>
      {isJoined ? null : <FieldMessage description={description} error={error} messageEnd={messageEnd} />}
      <Popover offset={4} placement="bottom start" className={`${popover.box} ${popover.likeTrigger}`}>
        <ListBox items={options} className={list.list}>
          {(option: SelectOption) => (
            <ListBoxItem
              id={option.id}
              isDisabled={option.isDisabled}
              textValue={option.short ? `${option.short} ${option.label}` : option.label}
              className={list.item}
            >
              {({ isSelected }) => (
                <>
                  {option.short ? <span className={list.lead}>{option.short}</span> : null}
                  <span className={list.words}>{option.label}</span>
                  <span aria-hidden className={list.tick}>
                    {isSelected ? <CheckIcon size={16} /> : null}
                  </span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
});
