import { Section } from '../../../design/Section.tsx';
import { useGraph } from '../../../platform/graph/useGraph.ts';
import { adminMessages as words } from '../messages.ts';
import type { Queue } from '../../staff/index.ts';
import { AdminScreenDocument } from '../screens/AdminScreen.generated.ts';
import { TabLinks } from './TabLinks.tsx';

type OverviewProps = { tabs: readonly Queue[]; roles: readonly string[] };

/** What the viewer's roles have to do with: what is there, and what will be theirs. */
export function Overview({ tabs, roles }: OverviewProps) {
  const { data } = useGraph(AdminScreenDocument, {});
  const coming = roles.flatMap((role) => words.coming[role] ?? []);
  return (
    <>
      {tabs.length > 0 && <TabLinks tabs={tabs} queues={data.staff?.queues ?? []} />}
      {coming.length > 0 && (
        <Section title={words.comingTitle}>
          <p className="mb-3 text-muted">{words.comingText}</p>
          <ul className="flex list-disc flex-col gap-2 ps-6">
            {coming.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
