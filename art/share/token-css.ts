import tailwind from '../../tailwind.config';

type Colours = { readonly [name: string]: string | Colours };

/** `fill-` and `stroke-` rules for every colour token, so that the site's drawings can be used outside its stylesheet. */
export function tokenCss(colours: Colours = tailwind.theme.colors, prefix = ''): string {
  return Object.entries(colours)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `.fill-${prefix}${name}{fill:${value}}.stroke-${prefix}${name}{stroke:${value}}`
        : tokenCss(value, `${prefix}${name}-`),
    )
    .join('');
}
