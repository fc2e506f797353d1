// SPDX-License-Identifier: MIT
// Plots of what was measured, each with its numbers in words for a screen reader: both come from the
// engine. As editor/lab_tab/lab_plots.
import type { ComponentChildren, JSX } from "preact";
import type {
  LabCaption,
  LabCurvePlot,
  LabLengthPlot,
  LabPointsPlot,
} from "../engine/types";

const width = 320;
const height = 130;
const top = 6;
const bottom = 108; // of the field; numbers are below

interface PlotProps {
  caption: LabCaption;
  children: ComponentChildren;
}

function Plot({ caption: { title, words }, children }: PlotProps): JSX.Element {
  return (
    <figure class="plot">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}. ${words}`}>
        <title>{words}</title>
        {children}
      </svg>
    </figure>
  );
}

function Below(props: { x: number; anchor: string; children: ComponentChildren }): JSX.Element {
  const { x, anchor, children } = props;
  return (
    <text class="plot-number" x={x} y={bottom + 14} text-anchor={anchor}>
      {children}
    </text>
  );
}

export function LengthPlot({ plot }: { plot: LabLengthPlot }): JSX.Element {
  const { bars, usual } = plot;
  const left = 4;
  const right = width - 4;
  const most = Math.max(1, ...bars.map((bar) => bar.games));
  const low = bars[0]!.from;
  const high = bars[bars.length - 1]!.to;
  const x = (length: number) => left + ((right - left) * (length - low)) / (high - low + 1);
  const half = x(usual + 0.5);
  return (
    <Plot caption={plot}>
      <rect class="plot-ground" x={left} y={top} width={right - left} height={bottom - top} />
      {bars.map((bar) => {
        // One pixel at least, so that rare lengths can be seen.
        const high = bar.games === 0 ? 0 : Math.max(1, (bar.games / most) * (bottom - top) * 0.96);
        return (
          <rect
            key={bar.from}
            class="plot-bar"
            x={x(bar.from) + 0.5}
            y={bottom - high}
            width={Math.max(x(bar.to + 1) - x(bar.from) - 1, 0.5)}
            height={high}
          />
        );
      })}
      <line class="plot-mark" x1={half} x2={half} y1={top} y2={bottom} />
      <line class="plot-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      <Below x={left} anchor="start">
        {low}
      </Below>
      <Below x={Math.min(Math.max(half, left + 62), right - 62)} anchor="middle">
        {plot.half_label}
      </Below>
      <Below x={right} anchor="end">
        {high}
      </Below>
    </Plot>
  );
}

type CurvePoint = LabCurvePlot["curve"][number];

export function CurvePlot({ plot }: { plot: LabCurvePlot }): JSX.Element | null {
  const { curve } = plot;
  const last = curve[curve.length - 1];
  if (last === undefined) return null;
  const left = 30;
  const right = width - 6;
  const x = (games: number) => left + ((right - left) * games) / last.games;
  const y = (value: number) => {
    const part = (value - plot.low) / Math.max(plot.high - plot.low, 1e-9);
    return bottom - (bottom - top) * Math.min(Math.max(part, 0), 1);
  };
  const points = (at: (point: CurvePoint) => number, list: readonly CurvePoint[]) =>
    list.map((point) => `${x(point.games).toFixed(1)},${y(at(point)).toFixed(1)}`).join(" ");
  const band = `${points((p) => p.high, curve)} ${points((p) => p.low, [...curve].reverse())}`;
  const half = y(0.5);
  return (
    <Plot caption={plot}>
      <rect class="plot-ground" x={left} y={top} width={right - left} height={bottom - top} />
      {curve.length > 1 && <polygon class="plot-band" points={band} />}
      {curve.length > 1 && <polyline class="plot-line" points={points((p) => p.value, curve)} />}
      <circle class="plot-dot" cx={x(last.games)} cy={y(last.value)} r={3.5} />
      <line class="plot-half" x1={left} x2={right} y1={half} y2={half} />
      <line class="plot-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      {[
        { value: plot.high, label: plot.high_label },
        { value: plot.low, label: plot.low_label },
      ].map(({ value, label }) => (
        <text key={label} class="plot-number" x={left - 4} y={y(value) + 4} text-anchor="end">
          {label}
        </text>
      ))}
      {half > top + 16 && half < bottom - 12 && (
        <text class="plot-number" x={left - 4} y={half + 4} text-anchor="end">
          50
        </text>
      )}
      <Below x={left} anchor="start">
        0
      </Below>
      <Below x={right} anchor="end">
        {plot.end_label}
      </Below>
    </Plot>
  );
}

/** Each share as a point with its interval; a line marks an even share. */
export function PointsPlot({ plot }: { plot: LabPointsPlot }): JSX.Element {
  const { marks, even } = plot;
  const left = 4;
  const right = width - 4;
  const row = Math.min(30, (bottom - top) / marks.length);
  const x = (value: number) => left + (right - left) * value;
  return (
    <Plot caption={plot}>
      <rect class="plot-ground" x={left} y={top} width={right - left} height={bottom - top} />
      {even !== null && <line class="plot-half" x1={x(even)} x2={x(even)} y1={top} y2={bottom} />}
      {marks.map((share, i) => {
        const y = top + row * (i + 0.72);
        const side = share.value > 0.6 ? "end" : "start";
        return (
          <g key={share.label}>
            <line class="plot-interval" x1={x(share.low)} x2={x(share.high)} y1={y} y2={y} />
            <line class="plot-interval" x1={x(share.low)} x2={x(share.low)} y1={y - 4} y2={y + 4} />
            <line
              class="plot-interval"
              x1={x(share.high)}
              x2={x(share.high)}
              y1={y - 4}
              y2={y + 4}
            />
            <circle class="plot-dot" cx={x(share.value)} cy={y} r={4} />
            <text
              class="plot-name"
              x={side === "start" ? x(share.high) + 6 : x(share.low) - 6}
              y={y + 4}
              text-anchor={side}
            >
              {share.label}
            </text>
          </g>
        );
      })}
      <line class="plot-axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      <Below x={left} anchor="start">
        0
      </Below>
      {even !== null && (
        <Below x={x(even)} anchor="middle">
          {plot.even_label}
        </Below>
      )}
      <Below x={right} anchor="end">
        100
      </Below>
    </Plot>
  );
}
