import { createElement, type SVGProps } from "react";

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * The component of an icon of lucide-react, whose own one this replaces in builds (scripts/vite-plugins). Every option
 * that we use works as there: size, className, and attributes of <svg>.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...attributes }: IconProps) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...attributes,
      },
      node.map(([tag, properties]) => createElement(tag, properties)),
    );
  };
}
