// SPDX-License-Identifier: MIT
// All variants of the open game, also those that are off and those added here: the rules in force
// know only their own files, so the engine reads the saved ones.
import { useEffect, useState } from "preact/hooks";
import type { Session } from "../app/session";
import type { VariantState } from "../engine/types";

export function useVariants(session: Session): VariantState[] {
  const [known, setKnown] = useState<VariantState[]>(session.variantsKnown);
  const { ruleset, files, variants, settings } = session;
  const text = JSON.stringify([files, variants, settings]);
  useEffect(() => {
    let current = true;
    session.engine
      .ask("examine", { ruleset, files, variants, settings })
      .then((examined) => examined.variants)
      .catch(() => session.variantsKnown) // the saved files cannot be loaded
      .then((found) => {
        if (current) setKnown(found);
      });
    return () => {
      current = false;
    };
  }, [session, text]);
  return known.map((variant) => ({ ...variant, on: variants.includes(variant.id) }));
}
