import { registryBlockNames } from '@chippage/api/registryBlockNames';
import { defineMessages } from '../../../i18n/messages.ts';

/** Names of the tables of a company. */
export const blockNamesMessages = defineMessages('blockNames', registryBlockNames);
