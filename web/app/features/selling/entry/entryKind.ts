import type { CategoryType } from '../../../platform/graph/types.generated.ts';
import type {
  EntryEditor_EntryFragment as Entry,
  EntryEditor_LabelsFragment as Labels,
} from './EntryEditor.generated.ts';
import { entryMessages } from './messages.ts';

const { works, files, labels: goods } = entryMessages;

/** How the price of something is asked for: of goods, of works, of files. */
interface PriceWords {
  stockState: string;
  leadTimeDays: string;
  price(unit: string): string;
  /** The states that it can be in; of goods all. */
  stockStates?: Partial<Record<string, string>>;
}
const ofGoods: PriceWords = { ...goods, price: () => goods.price };
const byType: Record<CategoryType, PriceWords> = {
  Product: ofGoods,
  IndustrialService: works,
  ConsultingService: works,
  ElectronicDocument: files,
};

export const priceWords = ({ categoryType }: Pick<Entry, 'categoryType'>): PriceWords => byType[categoryType];

/** In which state something can be; what is stored is among them. */
export function stockOptions(entry: Pick<Entry, 'categoryType' | 'stockState'>, labels: Labels) {
  const all = labels.stockStates?.values ?? [];
  const { stockStates: own } = priceWords(entry);
  return all
    .filter(({ value }) => !own || value in own || value === entry.stockState)
    .map(({ value, displayFa }) => ({ value, label: own?.[value] ?? displayFa }));
}
