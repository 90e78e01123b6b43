/**
 * Defines the drawing of `Logo`, once in a page: the mark and the letters of the company's name. `<use>` cannot show
 * what a hidden element holds, so it is in none.
 */
export function LogoDrawing() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="logo" viewBox="0 0 442.95 85">
        <g transform="translate(0 -3.75) scale(3.75)">
          <path className="fill-(--logo-light)" d="M12 1l4 4-4 4-4-4z" />
          <path className="fill-(--logo-light)" d="M12 11v3.5L3.5 23H0zM12 17v3.5L9.5 23H6z" />
          <path className="fill-(--logo-dark)" d="M12 11l12 12H12z" />
        </g>
        <g transform="translate(107 82.5)">
          <path
            className="fill-(--logo-text)"
            d="M6.9 0v-52.7h14.6v52.7zm26.1 0v-52.7h14.1v8.5q2.3-4.6 6.4-7.2q4.1-2.6 9.5-2.6q5.5 0 9.3 2.7q3.8 2.7 5.7 7.9q2.9-5.4 7.4-8q4.4-2.6 9.5-2.6q8 0 12.3 5.6q4.3 5.7 4.3 16.2v32.2h-14.6v-32.3q0-3-.6-5.4q-.6-2.4-2.1-3.9q-1.5-1.4-4.4-1.4q-3.3 0-5.6 2.2q-2.3 2.2-3.5 6q-1.2 3.8-1.2 8.8v26h-14.6v-32.3q0-3-.6-5.4q-.5-2.5-2.1-3.9q-1.5-1.4-4.3-1.4q-3.3 0-5.6 2.2q-2.4 2.1-3.6 6q-1.1 3.8-1.1 8.9v25.9zm89.6 0v-52.7h14.5v52.7zm46.9 1.3q-6 0-11.2-1.8q-5.3-1.7-8.9-5.4q-3.6-3.6-4.6-9.5l13.3-2.6q.4 4.4 3.1 6.7q2.7 2.3 7.8 2.3q4.8 0 7.1-2q2.4-1.9 2.4-4.5q0-2.3-1.9-3.9q-1.8-1.7-6.3-2.4l-4.8-.8q-2.8-.4-6-1.1q-3.2-.8-6-2.3q-2.9-1.6-4.7-4.3q-1.8-2.8-1.8-7q0-5.3 2.8-9q2.9-3.7 7.8-5.7q5-2 11.4-2q5.9 0 10.8 1.7q4.9 1.8 8.2 5.1q3.3 3.4 4.3 8.3l-13.3 2.7q-.4-2-1.3-3.7q-1-1.8-2.9-2.9q-2-1.1-5.3-1.1q-3.8 0-6 1.5q-2.2 1.4-2.2 4q0 1.8 1.2 3q1.3 1.2 3.5 1.9q2.1 .7 4.9 1.2l5.4 .9q4.2 .7 8 2.4q3.8 1.7 6.2 4.8q2.4 3.1 2.4 8.2q0 5.6-3.1 9.5q-3 3.8-8.3 5.8q-5.3 2-12 2zm56.1 0q-8 0-14.1-3.5q-6-3.6-9.5-9.8q-3.4-6.2-3.4-14.4q0-8.2 3.4-14.4q3.5-6.2 9.5-9.7q6.1-3.5 14.1-3.5q8 0 14.1 3.5q6 3.5 9.5 9.7q3.4 6.2 3.4 14.4q0 8.2-3.4 14.5q-3.5 6.2-9.6 9.7q-6.1 3.5-14 3.5zm0-10.7q5.4 0 8.6-4.6q3.1-4.5 3.1-12.4q0-7.8-3.1-12.4q-3.2-4.5-8.6-4.5q-5.4 0-8.6 4.5q-3.1 4.6-3.1 12.4q0 7.9 3.1 12.4q3.2 4.6 8.6 4.6zm31.1 9.4v-10.3l27.7-30.3h-26.3v-12.1h44.7v10.5l-27.9 30h28.5v12.2zm55.8 0v-52.7h14.5v52.7z"
          />
          <path
            className="fill-(--logo-dot)"
            d="M14.21 -82.5l11.5 11.5-11.5 11.5-11.5-11.5zM129.82 -82.5l11.5 11.5-11.5 11.5-11.5-11.5zM319.73 -82.5l11.5 11.5-11.5 11.5-11.5-11.5z"
          />
        </g>
      </symbol>
    </svg>
  );
}

/** The logo, hidden from assistive technology: the link around it has the name. */
export function Logo({ className }: { className: string }) {
  return (
    <svg className={`logo ${className}`} aria-hidden="true">
      <use href="#logo" />
    </svg>
  );
}
