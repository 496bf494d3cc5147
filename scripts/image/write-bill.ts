import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

type Bill = {
  metadata: { component: Record<string, unknown> };
  components: { name: string; version: string }[];
};

/**
 * Writes an image's bill of materials and returns its number of packages. It is CycloneDX from
 * npm's lock file, without development tools. Brand and commit name the whole.
 */
export function writeBill(root: string, file: string, brand: string, commit: string): number {
  const words = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const from = ["--omit", "dev", "--package-lock-only"];
  const asked = spawnSync("npm", [...words, ...from], { cwd: root, maxBuffer: 256 * 1024 ** 2 });
  if (asked.status !== 0) throw new Error(`npm sbom: ${asked.stderr}`);
  const bill = JSON.parse(asked.stdout.toString()) as Bill;
  const version = `${brand}-${commit}`;
  Object.assign(bill.metadata.component, {
    type: "container",
    name: "white-label-gaming",
    version,
  });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return bill.components.length;
}
