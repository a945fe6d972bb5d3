/** Stands for a picture there is not: a crate, drawn in lines of the colour around. */
export function PartDrawing() {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M60 30 90 44v32L60 90 30 76V44Z" />
      <path d="M30 44 60 58l30-14M60 58v32" />
      <path d="m45 37 30 14v11" opacity=".6" />
    </svg>
  );
}
