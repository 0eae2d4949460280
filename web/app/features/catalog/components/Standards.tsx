import { Section } from '../../../design/Section.tsx';
import { productMessages } from '../product/messages.ts';

/** The standards that a product or an offer meets; nothing where none is known. */
export function Standards({ standards }: { standards: readonly string[] | null | undefined }) {
  if (!standards?.length) return null;
  return (
    <Section title={productMessages.standards}>
      <ul className="flex flex-wrap gap-2">
        {standards.map((standard) => (
          <li key={standard}>
            <bdi className="badge badge-neutral">{standard}</bdi>
          </li>
        ))}
      </ul>
    </Section>
  );
}
