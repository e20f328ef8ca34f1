import type { ReactNode } from "react";

import { VpsConfigurator } from "~/features/vps-configurator/vps-configurator";
import { island } from "~/lib/react/island";
import { Tabs } from "~/ui/tabs";

interface VpsChooserProps {
  labels: { label: string; ready: string; custom: string };
  /** The ready-made plans: HTML that no script draws again. */
  ready?: ReactNode;
}

function VpsChooser({ labels, ready }: VpsChooserProps) {
  return (
    <Tabs
      label={labels.label}
      initial={1}
      tabs={[
        { label: labels.ready, content: ready },
        { label: labels.custom, content: <VpsConfigurator /> },
      ]}
    />
  );
}

export default island(VpsChooser);
