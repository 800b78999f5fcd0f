/** Every place that a key can go to. Whatever a key does, one of these lists says so. */
import { DELETE_KEYS, MENU_ENTRY_KEYS, MENU_KEYS } from '../menu/keys.ts';
import {
  BOX_KEYS,
  PAGE_KEYS,
  RULES_LIST_KEYS,
  RULES_SEARCH_KEYS,
  RULES_TOPIC_KEYS,
} from '../overlays/keys.ts';
import { JUMP_KEYS, REPLAY_BOARDS_KEYS, REPLAY_CURTAIN_KEYS, REPLAY_KEYS } from '../replay/keys.ts';
import { REVIEW_BOARDS_KEYS, REVIEW_KEYS, REVIEW_PAGE_KEYS, TRYING_KEYS } from '../review/keys.ts';
import { TABLE_BOARDS_KEYS, TABLE_KEYS } from '../table/keys.ts';
import {
  BOARD_LIST_KEYS,
  CURTAIN_KEYS,
  ENTRY_KEYS,
  LEAVE_KEYS,
  UNSAVED_KEYS,
} from '../table/overlay-keys.ts';
import { RESULT_BOARDS_KEYS, RESULT_KEYS } from '../table/result-keys.ts';
import { EVERYWHERE_KEYS } from './everywhere.ts';
import type { KeyList } from './key-list.ts';

export const KEY_LISTS: readonly KeyList<never>[] = [
  TABLE_KEYS,
  TABLE_BOARDS_KEYS,
  RESULT_KEYS,
  RESULT_BOARDS_KEYS,
  CURTAIN_KEYS,
  REPLAY_KEYS,
  REPLAY_BOARDS_KEYS,
  JUMP_KEYS,
  REPLAY_CURTAIN_KEYS,
  REVIEW_KEYS,
  REVIEW_BOARDS_KEYS,
  TRYING_KEYS,
  REVIEW_PAGE_KEYS,
  MENU_KEYS,
  MENU_ENTRY_KEYS,
  DELETE_KEYS,
  PAGE_KEYS,
  BOX_KEYS,
  RULES_LIST_KEYS,
  RULES_TOPIC_KEYS,
  RULES_SEARCH_KEYS,
  BOARD_LIST_KEYS,
  ...Object.values(ENTRY_KEYS),
  UNSAVED_KEYS,
  LEAVE_KEYS,
  EVERYWHERE_KEYS,
];
